/** Every page of the console, once: the routes, the menu and the access rules are made from this table. A new page is a new row. */
import ApiIcon from '@mui/icons-material/DataObject'
import ClaimsDeskIcon from '@mui/icons-material/InboxOutlined'
import ClientsIcon from '@mui/icons-material/ApartmentOutlined'
import ExcludedIcon from '@mui/icons-material/BlockOutlined'
import PlanIcon from '@mui/icons-material/EditNoteOutlined'
import HrClaimsIcon from '@mui/icons-material/RequestQuoteOutlined'
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import VerifyInpatientIcon from '@mui/icons-material/AccountBalanceOutlined'
import VerifyOutpatientIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import EventsIcon from '@mui/icons-material/ManageSearch'
import HistoryIcon from '@mui/icons-material/HistoryToggleOff'
import IntegrityIcon from '@mui/icons-material/GppGoodOutlined'
import ReplayIcon from '@mui/icons-material/Replay'
import ClinicImagesIcon from '@mui/icons-material/ImageOutlined'
import LaunchMessageIcon from '@mui/icons-material/CampaignOutlined'
import ViewsIcon from '@mui/icons-material/VisibilityOutlined'
import AdministratorsIcon from '@mui/icons-material/AdminPanelSettingsOutlined'
import VerifyIdentityIcon from '@mui/icons-material/BadgeOutlined'
import VerifyUserIcon from '@mui/icons-material/CreditScoreOutlined'
import InpatientIcon from '@mui/icons-material/LocalHotelOutlined'
import OutpatientIcon from '@mui/icons-material/MedicalServicesOutlined'
import MessagesIcon from '@mui/icons-material/ForumOutlined'
import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import JobIcon from '@mui/icons-material/WorkHistoryOutlined'
import UsersIcon from '@mui/icons-material/PeopleAltOutlined'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import ReadModelsIcon from '@mui/icons-material/StorageOutlined'
import type { Power } from '@member-care/domain/access/powers.ts'
import { clientEditTexts } from '@member-care/domain/texts/client-edit-texts.ts'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { excludedClinicTexts } from '@member-care/domain/texts/excluded-clinic-texts.ts'
import { insurerMessageTexts } from '@member-care/domain/texts/insurer-message-texts.ts'
import { clinicImageTexts } from '@member-care/domain/texts/clinic-image-texts.ts'
import { launchMessageTexts } from '@member-care/domain/texts/launch-message-texts.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { lazy, type ComponentType } from 'react'
import type { VerificationCounts } from '../verification/bank-proposal-row.ts'

const ClientListPage = lazy(() => import('../clients/client-list-page.tsx'))
const ClientEditPage = lazy(() => import('../client-edit/client-edit-page.tsx'))
const CreateClientPage = lazy(() => import('../clients/create-client-page.tsx'))
const UserListPage = lazy(() => import('../users/user-list-page.tsx'))
const DependantsPage = lazy(() => import('../users/dependants-page.tsx'))
const HrClaimListPage = lazy(() => import('../hr-claims/hr-claim-list-page.tsx'))
const HrClaimPage = lazy(() => import('../hr-claims/hr-claim-page.tsx'))
const ExcludedClinicListPage = lazy(() => import('../excluded-clinics/excluded-clinic-list-page.tsx'))
const ExcludeClinicPage = lazy(() => import('../excluded-clinics/exclude-clinic-page.tsx'))
const ClinicImagesPage = lazy(() => import('../clinic-images/clinic-images-page.tsx'))
const LaunchMessagePage = lazy(() => import('../launch-message/launch-message-page.tsx'))
const DashboardPage = lazy(async () => ({ default: (await import('../dashboard/dashboard.tsx')).Dashboard }))
const QueuePage = lazy(() => import('../claims/queue/queue-page.tsx'))
const DeskClaimPage = lazy(() => import('../claims/desk/desk-claim-page.tsx'))
const ClaimListPage = lazy(() => import('../claims/claim-list-page.tsx'))
const ClaimPage = lazy(() => import('../claims/claim-page.tsx'))
const ClaimHistoryPage = lazy(() => import('../history/claim-history-page.tsx'))
const FindClaimPage = lazy(() => import('../history/find-claim-page.tsx'))
const RecordHistoryPage = lazy(() => import('../history/record-history-page.tsx'))
const EventSearchPage = lazy(() => import('../audit/event-search-page.tsx'))
const ViewsPage = lazy(() => import('../audit/views-page.tsx'))
const IntegrityPage = lazy(() => import('../audit/integrity-page.tsx'))
const ReplaysPage = lazy(() => import('../audit/replays-page.tsx'))
const AdministratorListPage = lazy(() => import('../administrators/administrator-list-page.tsx'))
const AdministratorCreatePage = lazy(() => import('../administrators/administrator-create-page.tsx'))
const AdministratorEditPage = lazy(() => import('../administrators/administrator-edit-page.tsx'))
const CreateUserPage = lazy(() => import('../user-edit/create-user-page.tsx'))
const UserEditPage = lazy(() => import('../user-edit/user-edit-page.tsx'))
const VerifyUserBankPage = lazy(() => import('../verification/user-bank-page.tsx'))
const VerifyIdentityPage = lazy(() => import('../verification/identity-change-page.tsx'))
const VerifyInpatientBankPage = lazy(() => import('../verification/inpatient-bank-page.tsx'))
const VerifyOutpatientBankPage = lazy(() => import('../verification/outpatient-bank-page.tsx'))
const JobsPage = lazy(() => import('../jobs/jobs-page.tsx'))
const ExportPage = lazy(() => import('../export/export-page.tsx'))
const UploadPage = lazy(() => import('../upload/upload-page.tsx'))
const InsurerMessagesPage = lazy(() => import('../insurer-messages/insurer-messages-page.tsx'))
const ReadModelsPage = lazy(() => import('../read-models/read-models-page.tsx'))

interface MenuEntry {
  readonly label: string
  readonly icon: ComponentType
  /** The submenu it stands in; none for the entries on top. */
  readonly group?: string
  /** Only who has this power sees the entry and may open the page. */
  readonly needs?: Power
  /** The queue whose number of waiting records stands beside the entry. */
  readonly counts?: keyof VerificationCounts
}

/** A page of the console itself, with its address below the base path. */
export interface ConsolePage extends MenuEntry {
  readonly path: string
  /** react-admin's resource, where the page is one. */
  readonly resource?: string
  readonly page?: ComponentType
  /** Pages that open from this one, by their path below it. */
  readonly below?: Readonly<Record<string, ComponentType>>
  /** False for a page that other pages, or an e-mail, lead to. */
  readonly inMenu?: false
  /** Who lacks the power is sent to `/` instead of being told so (3§2.14). */
  readonly sendsAway?: boolean
}

/** A page elsewhere on this origin, which opens in a tab of its own. */
export interface OutsidePage extends MenuEntry {
  readonly href: string
}

const { menu } = consoleTexts

/** In the order of 3§2.2; what that does not name stands at the end. Entries of one group stand together. */
export const consolePages: readonly (ConsolePage | OutsidePage)[] = [
  { path: 'client', label: menu.clients, icon: ClientsIcon, needs: 'clients.view', page: ClientListPage },
  { path: 'client/create', label: clientTexts.createTitle, icon: ClientsIcon, needs: 'clients.create', page: CreateClientPage, inMenu: false },
  { path: 'client/:clientId/update', label: clientEditTexts.update, icon: ClientsIcon, needs: 'clients.view', page: ClientEditPage, inMenu: false },
  { path: 'user', label: menu.users, icon: UsersIcon, needs: 'users.view', page: UserListPage, below: { list: UserListPage } },
  { path: 'user/create', label: userEditTexts.createTitle, icon: UsersIcon, needs: 'users.create', page: CreateUserPage, inMenu: false },
  { path: 'user/update/*', label: userEditTexts.update, icon: UsersIcon, needs: 'users.view', page: UserEditPage, inMenu: false },
  { path: 'client/:clientId/users', label: userListTexts.title, icon: UsersIcon, needs: 'users.view', page: UserListPage, inMenu: false },
  { path: 'client/:clientId/user/:userId', label: userListTexts.dependants, icon: UsersIcon, needs: 'users.view', page: DependantsPage, inMenu: false },
  {
    path: 'admin',
    label: menu.admin,
    icon: AdministratorsIcon,
    needs: 'administrators.view',
    page: AdministratorListPage,
    below: { list: AdministratorListPage, create: AdministratorCreatePage, update: AdministratorEditPage },
  },
  { href: '/systemadmin/my-plan-editor.html', label: menu.myPlanEditor, icon: PlanIcon, needs: 'clients.view' },
  { path: 'hrclaims', label: menu.hrClaims, icon: HrClaimsIcon, needs: 'claims.view', page: HrClaimListPage, below: { 'view/:hrclaimId': HrClaimPage } },
  {
    group: menu.userClaims,
    path: 'claims-desk',
    label: menu.claimsDesk,
    icon: ClaimsDeskIcon,
    needs: 'claims.decide',
    page: QueuePage,
    below: { view: DeskClaimPage },
  },
  {
    group: menu.userClaims,
    path: 'userinpatient',
    resource: 'userinpatient',
    label: menu.inpatient,
    icon: InpatientIcon,
    needs: 'claims.view',
    page: ClaimListPage,
    below: { 'view/*': ClaimPage },
  },
  {
    group: menu.userClaims,
    path: 'userOutpatient',
    resource: 'userOutpatient',
    label: menu.outpatient,
    icon: OutpatientIcon,
    needs: 'claims.view',
    page: ClaimListPage,
    below: { 'view/*': ClaimPage },
  },
  {
    group: menu.verification,
    path: 'verify/userbank',
    label: menu.verifyUserBank,
    icon: VerifyUserIcon,
    needs: 'verification.decide',
    sendsAway: true,
    counts: 'userBank',
    page: VerifyUserBankPage,
  },
  {
    group: menu.verification,
    path: 'verify/inpatientbank',
    label: menu.verifyInpatientBank,
    icon: VerifyInpatientIcon,
    needs: 'verification.decide',
    sendsAway: true,
    counts: 'inpatientBank',
    page: VerifyInpatientBankPage,
  },
  {
    group: menu.verification,
    path: 'verify/outpatientbank',
    label: menu.verifyOutpatientBank,
    icon: VerifyOutpatientIcon,
    needs: 'verification.decide',
    sendsAway: true,
    counts: 'outpatientBank',
    page: VerifyOutpatientBankPage,
  },
  // Not in the submenu, which only those see who verify accounts (3§2.2).
  {
    path: 'verify/identity',
    label: identityChangeTexts.menu,
    icon: VerifyIdentityIcon,
    needs: 'identityChanges.decide',
    counts: 'identityChanges',
    page: VerifyIdentityPage,
  },
  { path: 'excludedclinic/list', label: menu.excludedClinics, icon: ExcludedIcon, needs: 'excludedClinics.manage', page: ExcludedClinicListPage },
  { path: 'excludedclinic/create', label: excludedClinicTexts.createTitle, icon: ExcludedIcon, needs: 'excludedClinics.manage', page: ExcludeClinicPage, inMenu: false },
  { path: 'job', label: menu.job, icon: JobIcon, needs: 'jobs.view', page: JobsPage },
  { path: 'clinicimages', label: clinicImageTexts.menu, icon: ClinicImagesIcon, needs: 'content.manage', page: ClinicImagesPage },
  { path: 'launchmessage', label: launchMessageTexts.menu, icon: LaunchMessageIcon, needs: 'content.manage', page: LaunchMessagePage },
  { path: 'user/upload', label: userUploadTexts.title, icon: UploadIcon, needs: 'users.upload', page: UploadPage, inMenu: false },
  { path: 'exports/:exportId', label: userExportTexts.page.title, icon: ExportIcon, needs: 'users.export', page: ExportPage, inMenu: false },
  { group: auditTexts.menu.group, path: 'events', label: auditTexts.menu.events, icon: EventsIcon, needs: 'history.view', page: EventSearchPage },
  {
    group: auditTexts.menu.group,
    path: 'history',
    label: 'Claim history',
    icon: HistoryIcon,
    needs: 'history.view',
    page: FindClaimPage,
    below: { ':claimId': ClaimHistoryPage, ':kind/:id': RecordHistoryPage },
  },
  { group: auditTexts.menu.group, path: 'record-views', label: auditTexts.menu.views, icon: ViewsIcon, needs: 'history.view', page: ViewsPage },
  { group: auditTexts.menu.group, path: 'integrity', label: auditTexts.menu.integrity, icon: IntegrityIcon, needs: 'replay.view', page: IntegrityPage },
  { group: auditTexts.menu.group, path: 'replays', label: auditTexts.menu.replays, icon: ReplayIcon, needs: 'replay.view', page: ReplaysPage },
  { group: 'System', path: 'dashboard', label: menu.dashboard, icon: DashboardIcon, page: DashboardPage },
  { group: 'System', path: 'insurer-messages', label: insurerMessageTexts.title, icon: MessagesIcon, needs: 'insurerMessages.view', page: InsurerMessagesPage },
  { group: 'System', path: 'read-models', label: 'Read models', icon: ReadModelsIcon, needs: 'replay.view', page: ReadModelsPage },
  { group: 'System', href: '/api/docs', label: 'API documentation', icon: ApiIcon, needs: 'apiDocs.view' },
]

export function isConsolePage(page: ConsolePage | OutsidePage): page is ConsolePage {
  return 'path' in page
}

export function pageOfResource(resource: string): ConsolePage | undefined {
  return consolePages.filter(isConsolePage).find((page) => page.resource === resource)
}

/**
 * The page that `/systemadmin` itself shows: the client list (3§2.4), but for those whose work is elsewhere. Who decides claims or
 * verifies accounts starts with what waits for them, and so does who may not see clients.
 */
export function homePathOf(powers: ReadonlySet<Power>): 'client' | 'dashboard' {
  const worksElsewhere = !powers.has('clients.create') && (powers.has('claims.decide') || powers.has('verification.decide'))
  return powers.has('clients.view') && !worksElsewhere ? 'client' : 'dashboard'
}

/** The pages that somebody with these powers sees in the menu. */
export function pagesFor(powers: ReadonlySet<Power>): readonly (ConsolePage | OutsidePage)[] {
  return consolePages.filter((page) => !(isConsolePage(page) && page.inMenu === false) && (page.needs === undefined || powers.has(page.needs)))
}
