/** Leaves out of a build what libraries bring along and our pages never run. The first load's budget is what it is for (first-screen.test.ts). */
import type { Plugin } from 'vite'

interface Replaced {
  readonly module: RegExp
  /** Imported from there alone: elsewhere it stays what it is. */
  readonly from: RegExp
  readonly by: string
}

const replaced: readonly Replaced[] = [
  // The look switches the ripple off for every button (look/look.ts).
  {
    module: /\/TouchRipple(\.mjs)?$/,
    from: /@mui\/material\/ButtonBase\/ButtonBase\.\w+$/,
    by: 'export default () => null',
  },
  // Only `withTheme` of the style library copies a component's statics, and nothing of ours or of the component library uses that.
  { module: /^hoist-non-react-statics$/, from: /@emotion\/react\//, by: 'export default (target) => target' },
]

/** The names that the router gives its components for developers' tools. As long as they are set, no component of it can be left out. */
const displayNames = /^[\w$]+\.displayName = "\w+";$/gm
/** What makes a component or a context has no effect beyond it. The router does not say so of its own. */
const makers = /(?<= = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g

const PREFIX = '\0left-out:'

export function leftOut(): Plugin {
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const index = replaced.findIndex(({ module, from }) => module.test(source) && from.test(importer))
      return index === -1 ? undefined : `${PREFIX}${index}`
    },
    load: (id) => (id.startsWith(PREFIX) ? replaced[Number(id.slice(PREFIX.length))]?.by : undefined),
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: code.replace(displayNames, '').replace(makers, '/* @__PURE__ */ '), map: null }),
    },
  }
}
