export function oldestBrowsers(): readonly {
  readonly listed: string
  readonly data: string
  readonly target: string
  readonly version: number
}[]
export function buildTargets(): string[]
