/** Every bench, in the order in which they run. */
import { benchAppend } from './append.ts'
import { benchAppendToEventStoreDb } from './append-eventstoredb.ts'
import { benchAudit } from './audit.ts'
import { benchBackup } from './backup.ts'
import type { BenchRow } from './bench-row.ts'
import type { BenchOptions } from './bench-scale.ts'
import { benchCardOffline } from './card-offline.ts'
import { benchChat } from './chat.ts'
import { benchChatCuts } from './chat-cuts.ts'
import { benchClaimKills } from './claim-kills.ts'
import { benchClaimList } from './claim-list.ts'
import { benchClaimsOffline } from './claims-offline.ts'
import { benchClinics } from './clinics.ts'
import { benchConsoleLists } from './console-lists.ts'
import { benchCover } from './cover.ts'
import { benchDecisionKills } from './decision-kills.ts'
import { benchFiling } from './filing.ts'
import { benchFilingOnEventStoreDb } from './filing-on-eventstoredb.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchGuaranteeLetters } from './guarantee-letters.ts'
import { benchHrEmployees } from './hr-employees.ts'
import { benchLetterKills } from './letter-kills.ts'
import { benchMove } from './move.ts'
import { benchOrderKills } from './order-kills.ts'
import { benchProjection } from './projection.ts'
import { benchReceiptPhotos } from './receipt-photos.ts'
import { benchReceipts } from './receipts.ts'
import { benchReceiptsAtServer } from './receipts-server.ts'
import { benchReadYourWrites } from './read-your-writes.ts'
import { benchScim } from './scim.ts'
import { benchSignIn } from './sign-in.ts'
import { benchStore } from './store.ts'
import { benchSignInAbuse } from './sign-in-abuse.ts'
import { benchSignInTiming } from './sign-in-timing.ts'
import { benchUpload } from './upload.ts'

export interface Bench {
  readonly title: string
  readonly run: (options: BenchOptions) => Promise<readonly BenchRow[]>
}

export const benches: readonly Bench[] = [
  { title: 'Appending events', run: benchAppend },
  { title: 'Appending events to EventStoreDB', run: benchAppendToEventStoreDb },
  { title: 'Rebuilding a read model', run: benchProjection },
  { title: 'Listing claims', run: benchClaimList },
  { title: 'Listing a million users and searching among them', run: benchConsoleLists },
  { title: 'Finding employees as HR (hr-employees)', run: benchHrEmployees },
  { title: 'Provisioning employees (scim)', run: benchScim },
  { title: 'Finding panel clinics', run: benchClinics },
  { title: 'Filing claims', run: benchFiling },
  { title: 'Claims on EventStoreDB', run: benchFilingOnEventStoreDb },
  { title: 'Reading one’s own writes', run: benchReadYourWrites },
  { title: 'Signing in', run: benchSignIn },
  { title: 'Ten thousand wrong passwords', run: benchSignInAbuse },
  { title: 'Telling who is known by the time of an answer', run: benchSignInTiming },
  { title: 'Proving and searching the log', run: benchAudit },
  { title: 'Backing up while others work', run: benchBackup },
  { title: 'Moving events to another store', run: benchMove },
  { title: 'Uploading users', run: benchUpload },
  { title: 'Reckoning cover', run: benchCover },
  { title: 'Signing letters of guarantee', run: benchGuaranteeLetters },
  { title: 'Opening an e-card without a connection', run: benchCardOffline },
  { title: 'Filing claims that were finished without a network (claims-offline)', run: benchClaimsOffline },
  { title: 'Opening the portal on a slow phone (first-load)', run: benchFirstLoad },
  { title: 'Reading receipts in the browser', run: benchReceipts },
  { title: 'Reading photos of receipts at the server (photos-at-server)', run: benchReceiptsAtServer },
  { title: 'Photos of receipts that nobody can read (receipt-photos)', run: benchReceiptPhotos },
  { title: 'Buying what many want (store-haste)', run: benchStore },
  { title: 'Killing the process and Postgres', run: benchClaimKills },
  { title: 'Killing them while the cover is held and used', run: benchDecisionKills },
  { title: 'Talking while thousands are connected (chat)', run: benchChat },
  { title: 'Cutting connections in the middle of talks (talk-cuts)', run: benchChatCuts },
  { title: 'Killing them while letters of guarantee are issued (letter-kills)', run: benchLetterKills },
  { title: 'Killing them while the store sells (order-kills)', run: benchOrderKills },
]
