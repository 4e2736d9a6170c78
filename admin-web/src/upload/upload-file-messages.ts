/** What the page and its worker say to each other about a file. */
import type { UploadFamily } from '@member-care/domain/upload/upload-family.ts'
import type { UploadRules } from '@member-care/domain/upload/read-upload-row.ts'
import type { FileOverview } from './read-upload-text.ts'

export type ToWorker =
  | { readonly kind: 'read'; readonly file: File; readonly rules: UploadRules }
  | { readonly kind: 'user'; readonly question: number; readonly place: number }
  | { readonly kind: 'find'; readonly question: number; readonly text: string; readonly after: number }

export type FromWorker =
  | { readonly kind: 'progress'; readonly share: number; readonly rows: number }
  | { readonly kind: 'read'; readonly overview: FileOverview }
  | { readonly kind: 'unreadable'; readonly error: string }
  | { readonly kind: 'user'; readonly question: number; readonly family: UploadFamily | undefined }
  | { readonly kind: 'found'; readonly question: number; readonly place: number | undefined }
