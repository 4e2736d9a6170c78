/**
 * How a worker ends: it is asked to, and closes itself between two pieces of its work.
 * With `terminate()`, Chromium breaks off a worker that is at work for more than two seconds. Sometimes that takes the whole page down
 * (seen with Chromium 153, once in seventy receipts on a busy machine). A slow phone is as busy.
 */

const END = 'end'

/** The worker ends when what it is at is done. */
export function askToEnd(worker: Pick<Worker, 'postMessage'>): void {
  worker.postMessage(END)
}

/** In a worker, before it listens to anything else. */
export function endWhenAsked(): void {
  self.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data !== END) return
    event.stopImmediatePropagation()
    self.close()
  })
}
