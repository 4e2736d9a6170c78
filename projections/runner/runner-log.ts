/** Where the runner and the worker say what they do; a pino logger fits. Nothing personal is ever given to it. */
export interface RunnerLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const silentLog: RunnerLog = { info: () => {}, warn: () => {}, error: () => {} }
