/** The portal's files as the build lists them. They tell nothing of anybody. */

export interface BuiltFiles {
  /** Another one whenever anything that is kept has changed. */
  readonly version: string
  /** The page's first script: by it a page is known to be of this version. */
  readonly entry: string
  /** Without these nothing opens: kept before the worker begins its work. */
  readonly atOnce: readonly string[]
  /** The words of each language but English: kept for who reads it. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** Every other script and style, for pages that are opened later: kept as soon as there is time. */
  readonly later: readonly string[]
  /** What reads receipts: megabytes, kept where a page says that the line is free for it. */
  readonly forClaims: readonly string[]
  /** All other scripts, styles and letters, as those of another script and what shows maps: kept where they have been used. */
  readonly byUse: readonly string[]
}

/** Written in its place by the build (member-web/offline/service-worker-file.ts). */
declare const BUILT_FILES: BuiltFiles

export const builtFiles: BuiltFiles = BUILT_FILES
