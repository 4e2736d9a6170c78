/** The page for browsers that are older than those we serve, and the check that leads to it. Plain HTML, so that any browser shows it. */
import { DEFAULT_LANGUAGE, languageTag } from '@member-care/domain/language/language.ts'
import { oldBrowserTexts as texts } from '@member-care/domain/texts/old-browser-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import type { Plugin } from 'vite'
import { oldestBrowsers } from '../browsers/oldest-browsers.mjs'
import { telltales } from './telltales.ts'

const PAGE = 'old-browser.html'
const CHECK = 'old-browser-check.js'

/**
 * Builds the page into the front end, and puts the check before its own script. It is a file, because the security policy takes no script in a page;
 * deferred it still runs first, as modules wait in the same line, and holds up nothing that can be shown.
 */
export function oldBrowserPage(): Plugin {
  let base = '/'
  return {
    name: 'old-browser-page',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `${base}${CHECK}`, defer: true }, injectTo: 'head-prepend' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: CHECK, source: checkFor(`${base}${PAGE}`) })
      this.emitFile({ type: 'asset', fileName: PAGE, source: pageLeadingTo(base) })
    },
  }
}

/** In words that every browser understands, however old. */
function checkFor(page: string): string {
  const isOld = telltales.map(({ missing }) => missing).join(' || ')
  return `if (${isOld}) location.replace(${JSON.stringify(page)})\n`
}

function pageLeadingTo(start: string): string {
  const version = (browser: string) => oldestBrowsers().find(({ listed }) => listed === browser)?.version ?? 0
  const needed = texts.needed({
    safari: version('safari'),
    chrome: version('chrome'),
    edge: version('edge'),
    firefox: version('firefox'),
  })
  const { colour } = tokens
  return `<!doctype html>
<html lang="${languageTag(DEFAULT_LANGUAGE)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${texts.title}</title>
    <style>
      body { margin: 0; padding: 24px; background: ${colour.background}; color: ${colour.ink}; font: 100%/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
      main { max-width: 34em; margin: 24px auto; padding: 24px; background: ${colour.surface}; border: 1px solid ${colour.border}; border-radius: ${tokens.radius.medium}px; }
      h1 { margin: 0 0 12px; font-size: 1.5em; line-height: 1.25; }
      h2 { margin: 24px 0 8px; font-size: 1.125em; }
      ul { margin: 0 0 24px; padding-left: 1.25em; }
      a { display: inline-block; padding: 10px 0; color: ${colour.primary}; font-weight: bold; }
    </style>
  </head>
  <body>
    <main>
      <h1>${texts.title}</h1>
      <p>${texts.lead}</p>
      <p>${needed}</p>
      <h2>${texts.whatToDo}</h2>
      <ul>
${texts.steps.map((step) => `        <li>${step}</li>`).join('\n')}
      </ul>
      <a href="${start}">${texts.tryAgain}</a>
    </main>
  </body>
</html>
`
}
