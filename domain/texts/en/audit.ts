/** What auditors read: the search over all events, who looked at whose data, the integrity of the log, replays, and the user's Audit tab. */

import { plural } from '../../language/plural.ts'
import { shownCount, shownDecimal } from '../../language/shown-count.ts'

/** What stands before the name of a record. */
const recordWords = {
  users: 'User',
  clients: 'Client',
  claims: 'Claim',
  guarantees: 'Letter of guarantee',
  accounts: 'Account of',
  plans: 'Plan',
  content: 'Content',
  'exchange-rates': 'Rates of',
  'straight-through': 'Decisions at once:',
  redemptions: 'Voucher',
  orders: 'Order',
  stock: 'Stock of',
  uploads: 'Upload',
} as const

export const auditTexts = {
  menu: { group: 'Audit', events: 'Event search', views: 'Who looked', integrity: 'Log integrity', replays: 'Replay' },
  introductions: {
    start:
      'Here you check that the record of what was done is whole: verify the log, search its events, see who looked at whose data, and follow a claim through its history.',
    events: 'Every event there is, newest first: by the person it is about, by who did it, by type and by time.',
    views: 'Who looked at other people’s medical or unmasked data. Every such view is itself an event.',
    integrity:
      'Whether the event log is unchanged: every event carries a seal, and all events are anchored every few seconds. Every document is compared with the event that names it.',
    replays: 'Rebuilds a read model from the log, beside the live one, and shows every row that differs.',
  },
  filterLabel: 'Filters',
  people: {
    placeholder: 'Name, NRIC or e-mail',
    /** For whoever is shown NRICs masked. */
    placeholderOfMasked: 'Name, whole NRIC or its last 4, or e-mail',
    typeMore: 'Type two characters or more.',
    nobody: 'Nobody found.',
    administrator: 'Administrator',
  },
  events: {
    failed: 'The events could not be searched.',
    aboutWhom: 'About whom',
    doneBy: 'Done by',
    whatHappened: 'What happened',
    looks: 'Also show who only looked',
    namePerson: 'Name the person whose events you look for: you look after some clients only.',
    noSuchDate: 'No such date.',
    columns: {
      at: 'When',
      what: 'What happened',
      record: 'Record',
      about: 'About',
      by: 'Done by',
      meaning: 'What it means',
    },
    record: (kind: keyof typeof recordWords, name: string) => `${recordWords[kind]} ${name}`,
  },
  views: {
    failed: 'The views could not be loaded.',
    whoseData: 'Whose data',
    lookedAtBy: 'Looked at by',
    noRole: 'no role',
    count: (views: number) => `${shownCount(views)} ${plural('en', views, { one: 'view', other: 'views' })}`,
    mostOften: 'Who looked most',
    columns: { at: 'When', viewer: 'Who looked', what: 'At what', subject: 'Of whom' },
  },
  noEvents: 'No event matches this search.',
  noViews: 'Nobody looked in this period.',
  days: { from: 'From', to: 'To' },
  neverVerified: 'The log has not been verified yet.',
  neverReplayed: 'No read model has been replayed yet.',
  verification: {
    last: 'Last verification',
    earlier: 'Earlier verifications',
    failed: 'The verifications could not be loaded.',
    notEnded: (problem: string) => `The verification did not finish: ${problem}`,
    findings: 'Findings',
    findingCount: (findings: number) =>
      `${shownCount(findings)} ${plural('en', findings, { one: 'finding', other: 'findings' })}.`,
    more: (findings: number) => `And ${shownCount(findings)} more.`,
    moreOfKind: (findings: number) => `And ${shownCount(findings)} more of this kind.`,
    revision: (stream: string, revision: number | null) => `${stream}, revision ${revision}`,
    event: (eventId: string, position: string) => `event ${eventId}, position ${position}`,
    counted: (events: number, seconds: number, anchored: number, blocks: number) =>
      `${shownCount(events)} events in ${shownDecimal(seconds)} s, ${shownCount(anchored)} of them anchored in ${shownCount(blocks)} ${plural('en', blocks, { one: 'block', other: 'blocks' })}.`,
    notAnchored: (events: number) => `${shownCount(events)} are not anchored yet.`,
    keys: (keys: number) => `${shownCount(keys)} keys of people are on record.`,
    documents: (documents: number) => `${shownCount(documents)} documents were read.`,
    conversations: (conversations: number) => `${shownCount(conversations)} conversations of the chat were read.`,
    notSealed: (events: number) => `${shownCount(events)} were written before there were seals.`,
  },
  replays: {
    failed: 'The replays could not be loaded.',
    replaying: (readModel: string) => `Replaying ${readModel} …`,
    readModel: 'Read model',
    earlier: 'Earlier replays',
    of: (readModel: string, at: string) => `${readModel}, ${at}`,
    identicalShort: 'identical',
    differShort: 'rows differ',
    stoppedShort: 'had stopped',
    stopped: 'The read model had stopped at an event, and was compared only up to there.',
    notEnded: (problem: string) => `The replay did not finish: ${problem}`,
    counted: (events: number, rows: number, seconds: number) =>
      `${shownCount(events)} events, ${shownCount(rows)} rows, ${shownDecimal(seconds)} s.`,
    differ: (rows: number) =>
      `${shownCount(rows)} ${plural('en', rows, { one: 'row differs', other: 'rows differ' })} from what the log says.`,
    noValues: 'The values are not kept any more, or not for you to see.',
    differences: 'Differences',
    columns: { row: 'Row', column: 'Column', live: 'Live', replayed: 'What the log says' },
  },
  exports: {
    failed: 'The exports could not be loaded.',
    exporting: 'Exporting …',
    list: 'Exports',
    events: (events: number) => `${shownCount(events)} ${plural('en', events, { one: 'event', other: 'events' })}`,
    downloadOf: (at: string) => `Download the export of ${at}`,
    tooLarge:
      'The log is larger than a ZIP file can hold (4 GB), and an export takes the whole of it. Nothing is lost: verify the log here instead, and for a copy have a backup made.',
    /** Blocks of anchors count from 0. */
    anchorsMissing: (block: number, last: number) =>
      `Anchors are missing: block ${block} is not there, and block ${last} is. An export without them could not be verified. Verify the log here: it says what a witness and the file of anchors know. Somebody with access to the database has to find out who removed them; a backup has them as they were.`,
  },
  anchors: {
    title: 'Anchors',
    failed: 'The anchors could not be loaded.',
    anchored: (events: number) => `${shownCount(events)} ${plural('en', events, { one: 'event', other: 'events' })}`,
    /** Goes on after the number of events, and before the key's name. */
    since: (ago: string) => `are anchored, the last ${ago}, signed with key`,
    blocks: 'Blocks of events',
    block: (number: number, events: number, total: number, at: string) =>
      `Block ${number}: ${events} events, up to event ${total}, ${at}`,
    none: 'Nothing is anchored yet. The first anchor follows a few seconds after the first event.',
  },
  progress: (done: number, total: number) => `${shownCount(done)} of about ${shownCount(total)} events`,
  anchorBars:
    'Each bar is a block of events that one anchor seals, the oldest on the left: the higher the bar, the more events. The darker bar is the latest block.',
  publicKey: 'Public key',
  verify: 'Verify the log',
  verifying: 'Verifying …',
  replay: 'Replay',
  identical: 'Identical: every row is what the log says.',
  export: 'Export the log',
  download: 'Download',
  exportHint:
    'The events as they are stored, personal fields encrypted, with their anchors, a signed manifest and a script that verifies all of it without this product.',
  /** 3§2.10. */
  tab: {
    title: 'Audit',
    columns: { new: 'New Value', old: 'Old Value', updated: 'Updated Date', by: 'Updated By' },
    empty: 'No data found.',
    failed: 'The changes could not be loaded. Please try again later.',
  },
} as const

/** What the verification compared the log with. @param outside `stampedSince`: the first time that an authority has signed, an ISO instant (UTC) */
export function outsideText({
  name,
  total,
  stampedSince,
}: {
  readonly name: string
  readonly total: number
  readonly stampedSince?: string | undefined
}): string {
  const since = stampedSince === undefined ? '' : `, and signed when it saw them, first on ${stampedSince}`
  return `${name} has a record of ${shownCount(total)} events${since}.`
}

/** In the place of a history with an event that the key does not open, or that has another shape than its type. */
export function unreadableHistoryText({
  type,
  revision,
}: {
  readonly type: string
  readonly revision: number
}): string {
  return `Event ${type}, revision ${revision}, cannot be read, so the history cannot be shown. Verify the log: it tells whether the event was tampered with.`
}

/** Above a history in which events do not fit, and at each event where it shows. */
export const tamperedHistoryTexts = {
  title: 'This history is not what was recorded.',
  detail:
    'Somebody has changed, removed or inserted events in the database. The events where it shows are marked. Verify the log to see whether there are more, and tell the people who look after the database.',
  event: 'Does not fit',
} as const

/** What was looked at. */
export const viewedTexts: Readonly<Record<string, string>> = {
  claim: 'Claim',
  'claim-attachment': 'Document of a claim',
  'claim-history': 'History of a claim',
  cover: 'Cover of a person, with their decided claims',
  'user-history': 'History of a person',
  nric: 'NRIC in full',
  'bank-account': 'Bank account in full',
  'identity-evidence': 'Proof of identity',
  guarantee: 'Letter of guarantee',
  'guarantee-attachment': 'Document of a letter of guarantee',
  conversation: 'Conversation in the chat',
}

/** What a verification says of the log. */
export const verdictTexts = {
  intact: 'The event log is what was written.',
  unproven: 'We cannot prove that the event log is unchanged: something that it is compared with is missing.',
  tampered: 'The event log was tampered with.',
} as const

/** What it says nothing of, and what does. */
export function notVerifiedText(): string {
  return 'Roles, statuses and whatever else is shown from tables that were made of the events are not compared here: `npm run replay -- --verify` makes them anew and compares them.'
}

/** What is wrong with an event, or with what the log is compared with. */
export const findingTexts: Readonly<Record<string, string>> = {
  changed: 'Changed',
  hidden: 'Hidden',
  missing: 'Removed',
  inserted: 'Inserted',
  'out-of-order': 'Moved',
  'broken-link': 'Does not follow',
  anchor: 'Anchors',
  'fewer-events': 'Fewer events',
  gap: 'Gap',
  'anchor-missing': 'Anchors missing',
  'file-line-missing': 'Lines missing',
  'file-behind': 'File ends early',
  'no-events': 'No events',
  'no-anchors': 'No anchors',
  'file-missing': 'No anchor file',
  'file-begun-late': 'Beginning unproven',
  'witness-missing': 'No witness',
  'document-changed': 'Document changed',
  'document-missing': 'Document missing',
  'document-not-sealed': 'Document not sealed',
  'document-unopened': 'Document does not open',
  'document-put-back': 'Document put back',
  'key-changed': 'Key changed',
  'key-missing': 'Key missing',
  'key-put-back': 'Key put back',
  'key-unexplained': 'Key without event',
  'keys-not-recorded': 'Keys not recorded',
  'job-changed': 'Job changed',
  'job-missing': 'Job missing',
  'job-unexplained': 'Job without event',
  'password-changed': 'Password changed',
  'password-missing': 'Password missing',
  'password-unexplained': 'Password without event',
  'passwords-not-recorded': 'Passwords not recorded',
  'conversation-changed': 'Conversation changed',
  'conversation-entry-missing': 'Chat entry missing',
  'conversation-missing': 'Conversation missing',
  'conversation-text-changed': 'Chat text changed',
  'conversation-text-missing': 'Chat text missing',
  'conversation-text-put-back': 'Chat text put back',
  'conversation-not-recorded': 'Conversation not recorded',
  'effects-unknown': 'Not recounted',
  'checkpoint-ahead': 'Log ends early',
}
