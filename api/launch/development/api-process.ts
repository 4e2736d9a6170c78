/**
 * A process of the API in development. It loads at once what seldom changes, then waits for the word to start: most of a start is loading.
 * While it runs, it says which modules of the kind it has loaded, for the process after it.
 */
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { z } from 'zod'
import { seldomChanges } from './what-seldom-changes.ts'

const order = z.object({ load: z.array(z.string()) })
const api = pathToFileURL(join(import.meta.dirname, '..', '..', 'main.ts')).href

const loaded = new Set<string>()
registerHooks({
  resolve(specifier, context, next) {
    const module = next(specifier, context)
    // What packages load of each other comes with them.
    if (seldomChanges(module.url) && !context.parentURL?.includes('/node_modules/')) loaded.add(module.url)
    return module
  },
})

process.on('message', hear)
process.once('disconnect', leave)

async function hear(message: unknown): Promise<void> {
  const parsed = order.safeParse(message)
  // What cannot be loaded any more is not needed any more, or the start says so.
  if (parsed.success) for (const url of parsed.data.load) await import(url).catch(() => {})
  if (message === 'end') leave()
  if (message !== 'start') return
  // From here on the product listens itself (api/told-to-end.ts).
  process.off('message', hear)
  process.off('disconnect', leave)
  await import(api)
  process.send?.({ loaded: [...loaded] })
}

function leave(): void {
  process.exit()
}
