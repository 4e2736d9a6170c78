/** All data of the console: the REST dialect of react-admin for lists and records, and the typed methods that each folder adds to it. */
import simpleRestProvider from 'ra-data-simple-rest'
import type { GetListParams, GetListResult, GetOneParams, GetOneResult, Identifier } from 'react-admin'
import { addressChangeOf, administratorCommands, listCombinedRoles } from '../administrators/administrator-commands.ts'
import { auditCommands } from '../audit/audit-commands.ts'
import { auditLists, replayDifferences } from '../audit/audit-lists.ts'
import { cannedAnswerCommands } from '../chats/canned-answer-commands.ts'
import { conversationCommands } from '../chats/conversation-commands.ts'
import { claimCommands, possibleDuplicatesOf } from '../claims/claim-commands.ts'
import { createQueueList } from '../claims/queue/queue-list.ts'
import { listColleagues, listSavedViews } from '../claims/queue/queue-choices.ts'
import { contentCommands, listMissingCounts, listPreviewed } from '../content/content-commands.ts'
import { planDocumentCommands } from '../client-edit/plan-document-commands.ts'
import { provisioningCommands, readProvisioningTokens } from '../client-edit/provisioning-commands.ts'
import { clientCommands, readNotificationTexts } from '../clients/client-commands.ts'
import { companyMasterCommands } from '../company-master/company-master-commands.ts'
import { panelClinicCommands } from '../clinic-images/panel-clinic-commands.ts'
import { excludedClinicCommands } from '../excluded-clinics/excluded-clinic-commands.ts'
import { listFrom } from '../list/rest-list.ts'
import { guaranteeCommands } from '../guarantees/guarantee-commands.ts'
import { exportCommands, listExports } from '../export/export-commands.ts'
import { listMerchantSettlements, settlementCommands } from '../settlements/settlement-commands.ts'
import { orderCommands } from '../store/order-commands.ts'
import { paymentDifferenceCommands } from '../store/payment-difference-commands.ts'
import { listWhatIfs, planCommands } from '../plans/plan-commands.ts'
import { listReadModels, readModelCommands } from '../read-models/read-model-commands.ts'
import { listUserClinics, readMapTiles } from '../panel-clinics/panel-clinics-calls.ts'
import { listSignIns, signInCommands } from '../sign-ins/sign-in-commands.ts'
import { readEndOfCover, userOfNric } from '../user-edit/user-edit-calls.ts'
import { rewardCommands } from '../rewards/reward-commands.ts'
import { stockCommands } from '../store/stock-commands.ts'
import { straightThroughCommands } from '../straight-through/use-straight-through.ts'
import { listUploadRows, readUploadRules, uploadCommands } from '../upload/upload-commands.ts'
import { listDependants, userCommands } from '../users/user-commands.ts'
import { verificationCommands } from '../verification/verification-commands.ts'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'
import { apiName } from './console-pages.tsx'
import { languageCommands } from './language-commands.ts'
import { fetchJson } from '../console/rest-client.ts'

const CONSOLE_API = '/api/console'
const claimQueue = createQueueList()

/** A line for each folder that adds methods. */
const commands = {
  ...administratorCommands,
  ...auditCommands,
  ...cannedAnswerCommands,
  ...claimCommands,
  ...clientCommands,
  ...companyMasterCommands,
  ...contentCommands,
  ...conversationCommands,
  ...excludedClinicCommands,
  ...exportCommands,
  ...guaranteeCommands,
  ...languageCommands,
  ...panelClinicCommands,
  ...orderCommands,
  ...paymentDifferenceCommands,
  ...planCommands,
  ...planDocumentCommands,
  ...provisioningCommands,
  ...readModelCommands,
  ...rewardCommands,
  ...settlementCommands,
  ...signInCommands,
  ...stockCommands,
  ...straightThroughCommands,
  ...uploadCommands,
  ...userCommands,
  ...verificationCommands,
  askQueueAgain: claimQueue.askAgain,
}

/** Lists that the API answers in another way than the dialect's. */
const ownLists: Readonly<Record<string, (params: GetListParams) => Promise<object>>> = {
  ...auditLists,
  'claim-queue': claimQueue.list,
  'combined-roles': listCombinedRoles,
  'content-preview': listPreviewed,
  dependants: listDependants,
  'desk-colleagues': listColleagues,
  exports: listExports,
  'merchant-settlements': listMerchantSettlements,
  'missing-translation-counts': listMissingCounts,
  'read-models': listReadModels,
  'saved-views': listSavedViews,
  'sign-ins': listSignIns,
  'user-clinics': listUserClinics,
  'what-ifs': listWhatIfs,
  'upload-rows': (params) => listUploadRows(CONSOLE_API, params),
}

/** Records that the API answers in another way than the dialect's, by their id. */
const ownRecords: Readonly<Record<string, (id: string, meta: never) => Promise<object>>> = {
  'address-changes': addressChangeOf,
  'ends-of-cover': readEndOfCover,
  'map-tiles': readMapTiles,
  'notification-texts': readNotificationTexts,
  'possible-duplicates': possibleDuplicatesOf,
  'provisioning-tokens': readProvisioningTokens,
  'replay-differences': replayDifferences,
  'upload-rules': readUploadRules,
  'users-of-nric': userOfNric,
}

type CommandsOfFolders = typeof commands

declare module '../console/console-data-provider.ts' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a type can be added only so
  interface Commands extends CommandsOfFolders {}
}

export function createDataProvider(): ConsoleDataProvider {
  const rest = simpleRestProvider(CONSOLE_API, fetchJson)
  return {
    getList: (resource, params) => ownList(resource, params) ?? listFrom(CONSOLE_API, apiName(resource), params),
    getOne: (resource, params) =>
      ownRecord(resource, params) ??
      (params.id === resource ? getOnly(resource) : rest.getOne(apiName(resource), params)),
    getMany: (resource, params) => rest.getMany(apiName(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(apiName(resource), params),
    create: (resource, params) =>
      params.meta?.path === undefined ? rest.create(apiName(resource), params) : send('POST', params),
    update: (resource, params) =>
      params.meta?.path === undefined ? rest.update(apiName(resource), params) : send('PUT', params),
    updateMany: (resource, params) => rest.updateMany(apiName(resource), params),
    delete: (resource, params) => rest.delete(apiName(resource), params),
    deleteMany: (resource, params) => rest.deleteMany(apiName(resource), params),
    // In development StrictMode mounts twice, and an aborted first query would be sent again.
    supportAbortSignal: import.meta.env.PROD,
    ...commands,
  }
}

/** A record of which there is one has the name of its kind as its id. */
async function getOnly(resource: string) {
  return { data: { id: resource, ...(await fetchJson(`${CONSOLE_API}/${resource}`)).json } }
}

/** What a form sends to an address of its own (`record-request.ts`), and the record that the server answers. */
async function send(method: 'POST' | 'PUT', { id, data, meta }: { id?: Identifier; data: unknown; meta?: SentMeta }) {
  const { path, idempotencyKey } = meta as SentMeta
  const address = path.replace(/\{\w+\}/, encodeURIComponent(id ?? ''))
  const { json } = await fetchJson(address, {
    method,
    body: JSON.stringify(data),
    headers: keyHeader({ idempotencyKey }),
  })
  return { data: json }
}

interface SentMeta extends CommandOptions {
  readonly path: string
}

function ownRecord(resource: string, { id, meta }: GetOneParams): Promise<GetOneResult> | undefined {
  return ownRecords[resource]?.(String(id), meta as never).then((data) => ({ data })) as
    Promise<GetOneResult> | undefined
}

function ownList(resource: string, params: GetListParams): Promise<GetListResult> | undefined {
  // As in the dialect, react-admin's caller says what the rows are.
  return ownLists[resource]?.(params) as Promise<GetListResult> | undefined
}
