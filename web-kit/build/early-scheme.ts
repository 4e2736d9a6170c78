/** Settles the colour scheme before the first paint, by a small script that the page waits for. */
import type { Plugin, Rolldown } from 'vite'
import { SCHEME_KEY, showKeptScheme } from '../look/show-kept-scheme.ts'

const FILE = 'early-scheme.js'

/**
 * It is a file, because the security policy takes no script in a page. Another tab's choice is shown as it is made.
 * @param more what else a built page does before its own program is there: a script, made once the build's files are known
 */
export function earlyScheme(more: (bundle: Rolldown.OutputBundle) => string = () => ''): Plugin {
  let base = '/'
  const script = `${showKeptScheme.toString()}
const show = () => showKeptScheme(${JSON.stringify(SCHEME_KEY)})
show()
addEventListener('storage', show)
`
  return {
    name: 'early-scheme',
    configResolved(config) {
      base = config.base
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${base}${FILE}`) return next()
        response.setHeader('content-type', 'text/javascript').end(script)
      })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `${base}${FILE}` }, injectTo: 'head' }],
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: FILE, source: script + more(bundle) })
    },
  }
}
