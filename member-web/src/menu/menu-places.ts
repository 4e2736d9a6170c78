/** Where the member's menu leads, in its order. Which page that is says shell/member-pages.tsx; who sees it says the domain. */
import type { ComponentType } from 'react'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined'
import ChatOutlined from '@mui/icons-material/ChatOutlined'
import DonutLargeOutlined from '@mui/icons-material/DonutLargeOutlined'
import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined'
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import PostAddOutlined from '@mui/icons-material/PostAddOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import RedeemOutlined from '@mui/icons-material/RedeemOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import VideocamOutlined from '@mui/icons-material/VideocamOutlined'
import type { MenuEntryId } from '@member-care/domain/client/menu-entries.ts'

export interface MenuPlace {
  readonly entry: MenuEntryId
  readonly icon: ComponentType
}

export const menuPlaces = [
  { entry: 'home', icon: HomeOutlined },
  { entry: 'submitClaim', icon: NoteAddOutlined },
  { entry: 'claimRecords', icon: ReceiptLongOutlined },
  { entry: 'visits', icon: LocalHospitalOutlined },
  { entry: 'requestElog', icon: PostAddOutlined },
  { entry: 'elogRecords', icon: AssignmentOutlined },
  { entry: 'myCover', icon: DonutLargeOutlined },
  { entry: 'findClinics', icon: PlaceOutlined },
  { entry: 'eCards', icon: BadgeOutlined },
  { entry: 'teleconsult', icon: VideocamOutlined },
  { entry: 'rewards', icon: RedeemOutlined },
  { entry: 'store', icon: StorefrontOutlined },
  { entry: 'askJoey', icon: ChatOutlined },
  { entry: 'profile', icon: PersonOutlined },
  { entry: 'userGuide', icon: MenuBookOutlined },
] as const satisfies readonly MenuPlace[]

/** The entries of the domain that have a place in the portal's menu. */
export type PlacedEntry = (typeof menuPlaces)[number]['entry']
