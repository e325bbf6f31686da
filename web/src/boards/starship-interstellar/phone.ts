/** Sizes at which one panel is shown at a time; as in the style of the regions. */
export const PHONE = '(max-width: 48rem), (max-height: 30rem)'
