/** What a folder says about its kind of record; the registry (console-pages.tsx) has a line for each. */
import type { Power } from '@member-care/domain/access/powers.ts'
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { AnswerTo } from './api-client.ts'

/** How much waits for verification, by queue. */
export type VerificationCounts = AnswerTo<'/api/console/verification-counts'>

/** Queues that are no verifications; each is counted in its own folder. */
const otherQueues = ['conversations', 'payment-differences', 'orders'] as const

/** The queues whose waiting records are counted. */
export type WaitingQueue = keyof VerificationCounts | (typeof otherQueues)[number]

export function isVerification(queue: WaitingQueue): queue is keyof VerificationCounts {
  return !otherQueues.some((other) => other === queue)
}

export interface MenuEntry {
  readonly label: string
  readonly icon: ComponentType
  /** The submenu it stands in; none for the entries on top. */
  readonly group?: string
  /** The queue whose number of waiting records stands beside the entry. */
  readonly counts?: WaitingQueue
  /** False for a page that other pages, or an e-mail, lead to. */
  readonly inMenu?: false
  /** Who lacks the power is sent to `/` instead of being told so (3§2.14). */
  readonly sendsAway?: boolean
}

/** What can be done with a kind of record; `list` is also what its page in the menu needs. */
export type ResourceAction = 'list' | 'show' | 'edit' | 'create' | 'delete'

/** A kind of record that stands on the page of another kind. */
export interface EmbeddedResource {
  /** react-admin's name of it, which is also the API's, under `/api/console`. */
  readonly name: string
  /** The power that each action needs, for `canAccess` and for the pages. */
  readonly access: Readonly<Partial<Record<ResourceAction, Power>>>
}

export interface ResourceDefinition extends MenuEntry, EmbeddedResource {
  /** What the API calls it, where that is another word. */
  readonly api?: string
  /** Where its list stands, below the base path. */
  readonly path: string
  /** Its page in the menu. */
  readonly list: ComponentType
  /** All its other addresses, as the specification has them, below the base path. */
  readonly addresses?: Readonly<Record<string, ResourceAddress>>
  /** Where one record stands, for the links that react-admin makes itself. */
  readonly recordAddress?: (id: string) => string
  /** How one record is called where others name it. */
  readonly recordRepresentation?: (record: RaRecord) => string
}

export interface ResourceAddress {
  readonly page: ComponentType
  readonly action: ResourceAction
}
