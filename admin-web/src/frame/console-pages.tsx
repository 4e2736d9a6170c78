/** The registry: a line for each kind of record, and the pages that are no record. The menu, the routes and `canAccess` are made from it. */
import ChatFiguresIcon from '@mui/icons-material/QueryStatsOutlined'
import ApiIcon from '@mui/icons-material/DataObject'
import PlanIcon from '@mui/icons-material/EditNoteOutlined'
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import HistoryIcon from '@mui/icons-material/HistoryToggleOff'
import IntegrityIcon from '@mui/icons-material/GppGoodOutlined'
import ReplayIcon from '@mui/icons-material/Replay'
import StraightThroughIcon from '@mui/icons-material/FastForwardOutlined'
import type { Power } from '@member-care/domain/access/powers.ts'
import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { chatFiguresTexts } from '@member-care/domain/texts/chat-figures-texts.ts'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { claimHistoryTexts } from '@member-care/domain/texts/claim-history-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { straightThroughPageTexts } from '@member-care/domain/texts/straight-through-texts.ts'
import { lazy, type ComponentType } from 'react'
import { administratorResource } from '../administrators/administrator-resource.ts'
import { eventResource, recordViewResource } from '../audit/event-resource.ts'
import { clinicImageResource } from '../clinic-images/clinic-image-resource.ts'
import {
  claimQueueResource,
  inpatientClaimResource,
  outpatientClaimResource,
  savedViewResource,
} from '../claims/claim-resources.ts'
import { cannedAnswerResource, conversationResource } from '../chats/conversation-resource.ts'
import { clinicReportResource } from '../clinic-reports/clinic-report-resource.ts'
import { clientResource } from '../client-edit/client-resource.ts'
import { contentResource } from '../content/content-resource.ts'
import { missingTranslationResource } from '../content/missing/missing-translation-resource.ts'
import { coverDifferenceResource } from '../claims/cover-differences/difference-resource.ts'
import { companyMasterResource } from '../company-master/company-master-resource.ts'
import { exchangeRateResource } from '../exchange-rates/exchange-rate-resource.ts'
import { excludedClinicResource } from '../excluded-clinics/excluded-clinic-resource.ts'
import { exportResource } from '../export/export-resource.ts'
import { guaranteeResource } from '../guarantees/guarantee-resource.ts'
import { hrClaimResource } from '../hr-claims/hr-claim-resource.ts'
import { insurerMessageResource } from '../insurer-messages/insurer-message-resource.ts'
import { settlementResource } from '../settlements/settlement-resource.ts'
import { orderResource } from '../store/orders/order-resource.ts'
import { paymentDifferenceResource } from '../store/payment-differences/payment-difference-resource.ts'
import { planResource } from '../plans/plan-resource.ts'
import { readModelResource } from '../read-models/read-model-resource.ts'
import { redemptionResource, rewardPoolResource } from '../rewards/reward-resources.ts'
import { stockResource } from '../store/stock/stock-resource.ts'
import { uploadResource } from '../upload/upload-resource.ts'
import { dependantResource, userResource } from '../users/user-resource.ts'
import type { EmbeddedResource, MenuEntry, ResourceAction, ResourceDefinition } from '../console/resource-definition.ts'
import { verificationResources } from '../verification/verification-resources.ts'

const ChatFiguresPage = lazy(() => import('../chats/figures/chat-figures-page.tsx'))
const DashboardPage = lazy(async () => ({ default: (await import('../dashboard/dashboard.tsx')).Dashboard }))
const StraightThroughPage = lazy(() => import('../straight-through/straight-through-page.tsx'))
const ClaimHistoryPage = lazy(() => import('../history-pages/claim-history-page.tsx'))
const FindClaimPage = lazy(() => import('../history-pages/find-claim-page.tsx'))
const RecordHistoryPage = lazy(() => import('../history-pages/record-history-page.tsx'))
const IntegrityPage = lazy(() => import('../audit/integrity-page.tsx'))
const ReplaysPage = lazy(() => import('../audit/replays-page.tsx'))

/** A page of the console itself that is no record, with its address below the base path. */
export interface ConsolePage extends MenuEntry {
  readonly path: string
  /** Only who has this power sees the entry and may open the page. */
  readonly needs?: Power
  readonly page: ComponentType
  /** Pages that open from this one, by their path below it. */
  readonly below?: Readonly<Record<string, ComponentType>>
}

/** A page elsewhere on this origin, which opens in a tab of its own. */
export interface OutsidePage extends MenuEntry {
  readonly href: string
  readonly needs?: Power
}

type ConsoleEntry = ResourceDefinition | ConsolePage | OutsidePage

const { menu } = consoleTexts

/** In the order of 3§2.2; what that does not name stands at the end. Entries of one group stand together. */
const registry: readonly ConsoleEntry[] = [
  clientResource,
  planResource,
  exchangeRateResource,
  companyMasterResource,
  userResource,
  dependantResource,
  administratorResource,
  { href: '/systemadmin/my-plan-editor.html', label: menu.myPlanEditor, icon: PlanIcon, needs: 'clients.view' },
  hrClaimResource,
  claimQueueResource,
  coverDifferenceResource,
  {
    group: menu.userClaims,
    path: 'straight-through',
    label: straightThroughPageTexts.title,
    icon: StraightThroughIcon,
    needs: 'straightThrough.view',
    page: StraightThroughPage,
  },
  inpatientClaimResource,
  outpatientClaimResource,
  guaranteeResource,
  orderResource,
  stockResource,
  paymentDifferenceResource,
  settlementResource,
  conversationResource,
  cannedAnswerResource,
  {
    group: chatDeskTexts.menu.group,
    path: 'chat-figures',
    label: chatFiguresTexts.title,
    icon: ChatFiguresIcon,
    needs: 'chats.figures',
    page: ChatFiguresPage,
  },
  ...verificationResources,
  excludedClinicResource,
  uploadResource,
  contentResource,
  missingTranslationResource,
  clinicImageResource,
  clinicReportResource,
  rewardPoolResource,
  redemptionResource,
  exportResource,
  eventResource,
  {
    group: auditTexts.menu.group,
    path: 'history',
    label: claimHistoryTexts.findTitle,
    icon: HistoryIcon,
    needs: 'history.view',
    page: FindClaimPage,
    below: { ':claimId': ClaimHistoryPage, ':kind/:id': RecordHistoryPage },
  },
  recordViewResource,
  {
    group: auditTexts.menu.group,
    path: 'integrity',
    label: auditTexts.menu.integrity,
    icon: IntegrityIcon,
    needs: 'replay.view',
    page: IntegrityPage,
  },
  {
    group: auditTexts.menu.group,
    path: 'replays',
    label: auditTexts.menu.replays,
    icon: ReplayIcon,
    needs: 'replay.view',
    page: ReplaysPage,
  },
  { group: menu.system, path: 'dashboard', label: menu.dashboard, icon: DashboardIcon, page: DashboardPage },
  insurerMessageResource,
  readModelResource,
  { group: menu.system, href: '/api/docs', label: menu.apiDocumentation, icon: ApiIcon, needs: 'apiDocs.view' },
]

/** Every address of the console, with what stands there. */
export interface ConsoleRoute {
  /** Below the base path. */
  readonly path: string
  readonly page: ComponentType
  readonly needs: Power | undefined
  readonly sendsAway: boolean
  /** react-admin's name of the kind of record that it shows. */
  readonly resource?: string
}

/** The kinds of records that have a page. */
export const resources = registry.filter(isResource)

/** Those that stand on another one's page. */
export const embeddedResources: readonly EmbeddedResource[] = [savedViewResource]

/** Made from the registry, and what the routes of the console are made from. */
export const consoleRoutes: readonly ConsoleRoute[] = registry.flatMap(routesOf)

/** An entry of the menu; it leads to an address of the console, or out of it. */
export interface MenuPage extends MenuEntry {
  readonly needs: Power | undefined
  readonly path?: string
  readonly href?: string
}

/** The pages that somebody with these powers sees in the menu. */
export function pagesFor(powers: ReadonlySet<Power>): readonly MenuPage[] {
  return registry
    .filter(({ inMenu }) => inMenu !== false)
    .map((entry) => ({ ...entry, needs: needOf(entry) }))
    .filter(({ needs }) => needs === undefined || powers.has(needs))
}

/** Those of them that are pages of the console itself. */
export function ownPagesFor(powers: ReadonlySet<Power>): readonly (MenuPage & { readonly path: string })[] {
  return pagesFor(powers).flatMap((page) => (page.path === undefined ? [] : [{ ...page, path: page.path }]))
}

/** The power that an action on a kind of record needs; a page that is no record has only its being opened. */
export function powerFor(resource: string, action: string): Power | undefined {
  const definition = [...resources, ...embeddedResources].find(({ name }) => name === resource)
  if (definition) return definition.access[action as ResourceAction] ?? definition.access.list
  return consoleRoutes.find(({ path }) => path === resource)?.needs
}

/** What the API calls a kind of record. */
export function apiName(resource: string): string {
  return resources.find(({ name }) => name === resource)?.api ?? resource
}

/**
 * The page that `/systemadmin` itself shows: the client list (3§2.4), but for those whose work is elsewhere. Who decides claims or
 * verifies accounts starts with what waits for them, and so does who may not see clients.
 */
export function homePathOf(powers: ReadonlySet<Power>): 'client' | 'dashboard' {
  const worksElsewhere =
    !powers.has('clients.create') && (powers.has('claims.decide') || powers.has('verification.decide'))
  return powers.has('clients.view') && !worksElsewhere ? 'client' : 'dashboard'
}

function isResource(entry: ConsoleEntry): entry is ResourceDefinition {
  return 'access' in entry
}

function routesOf(entry: ConsoleEntry): readonly ConsoleRoute[] {
  if ('href' in entry) return []
  const { sendsAway = false } = entry
  if (isResource(entry)) {
    const { name, path: listed, access, list, addresses = {} } = entry
    const own = [[listed, { page: list, action: 'list' as const }] as const, ...Object.entries(addresses)]
    return own.map(([path, { page, action }]) => ({ path, page, needs: access[action], sendsAway, resource: name }))
  }
  const { path, page, needs, below = {} } = entry
  return [
    [path, page] as const,
    ...Object.entries(below).map(([part, inner]) => [`${path}/${part}`, inner] as const),
  ].map(([address, inner]) => ({ path: address, page: inner, needs, sendsAway }))
}

function needOf(entry: ConsoleEntry): Power | undefined {
  return isResource(entry) ? entry.access.list : entry.needs
}
