import VerifyInpatientIcon from '@mui/icons-material/AccountBalanceOutlined'
import VerifyOutpatientIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import VerifyIdentityIcon from '@mui/icons-material/BadgeOutlined'
import VerifyUserIcon from '@mui/icons-material/CreditScoreOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const UserBankQueue = lazy(() => import('./user-bank-queue.tsx'))
const ClaimBankQueue = lazy(() => import('./claim-bank-queue.tsx'))
const IdentityChangeQueue = lazy(() => import('./identity-change-queue.tsx'))
const { menu } = consoleTexts
const ofAccounts = {
  group: menu.verification,
  access: { list: 'verification.decide' },
  sendsAway: true,
} as const

/** What waits for a second administrator (3§2.14), in the order of the menu. */
export const verificationResources: readonly ResourceDefinition[] = [
  {
    ...ofAccounts,
    name: 'user-bank-proposals',
    path: 'verify/userbank',
    label: menu.verifyUserBank,
    icon: VerifyUserIcon,
    counts: 'userBank',
    list: UserBankQueue,
  },
  {
    ...ofAccounts,
    name: 'inpatient-bank-proposals',
    path: 'verify/inpatientbank',
    label: menu.verifyInpatientBank,
    icon: VerifyInpatientIcon,
    counts: 'inpatientBank',
    list: ClaimBankQueue,
  },
  {
    ...ofAccounts,
    name: 'outpatient-bank-proposals',
    path: 'verify/outpatientbank',
    label: menu.verifyOutpatientBank,
    icon: VerifyOutpatientIcon,
    counts: 'outpatientBank',
    list: ClaimBankQueue,
  },
  // Not in the submenu, which only those see who verify accounts (3§2.2).
  {
    name: 'identity-changes',
    path: 'verify/identity',
    label: identityChangeTexts.menu,
    icon: VerifyIdentityIcon,
    access: { list: 'identityChanges.decide' },
    counts: 'identityChanges',
    list: IdentityChangeQueue,
  },
]
