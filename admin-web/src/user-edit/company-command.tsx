import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { ConfirmDialog } from '../console/confirm-dialog.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { CompanyDraft } from './companies-draft.ts'
import { chooseDefaultCompany, removeCompany, type EditedUser } from './user-edit-calls.ts'

const { companies: texts } = userEditTexts

export type CompanyCommandKind = 'default' | 'remove'

const kinds = {
  default: {
    title: texts.defaultTitle,
    text: texts.defaultText,
    confirmLabel: texts.setDefault,
    isGrave: false,
    call: chooseDefaultCompany,
  },
  remove: {
    title: texts.removeTitle,
    text: texts.removeText,
    confirmLabel: texts.remove,
    isGrave: true,
    call: removeCompany,
  },
} as const

export interface CompanyCommandProps {
  readonly kind: CompanyCommandKind
  readonly company: CompanyDraft
  readonly user: EditedUser
  /** Without a user when they are out of reach afterwards. */
  readonly onDone: (user: EditedUser | undefined) => void
  readonly onClose: () => void
}

/** Asks before a company becomes the default one or is removed for good, and does it. */
export function CompanyCommand({ kind, company, user, onDone, onClose }: CompanyCommandProps) {
  const { title, text, confirmLabel, isGrave, call } = kinds[kind]
  const { send, isPending, failure } = useCommandSending<EditedUser | undefined>({ onDone })
  return (
    <ConfirmDialog
      title={`${title} ${company.companyName}`}
      text={text}
      confirmLabel={confirmLabel}
      isGrave={isGrave}
      isPending={isPending}
      failure={failure?.message}
      onConfirm={() =>
        void send({ kind, companyId: company.companyId, version: user.version }, (options) =>
          call(user, company.companyId, options),
        )
      }
      onClose={onClose}
    />
  )
}
