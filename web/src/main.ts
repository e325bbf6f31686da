import '@fontsource-variable/inter/wght.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { words } from './lib/words.svelte'

settings.load()
router.start()
// The first render needs the texts.
await words.start()

const target = document.getElementById('app')
if (target) mount(App, { target })
