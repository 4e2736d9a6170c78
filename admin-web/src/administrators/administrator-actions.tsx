import ActivateIcon from '@mui/icons-material/HowToRegOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import InviteIcon from '@mui/icons-material/ForwardToInboxOutlined'
import RemoveFactorsIcon from '@mui/icons-material/PhonelinkEraseOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import TerminateIcon from '@mui/icons-material/PersonOffOutlined'
import UnlockIcon from '@mui/icons-material/LockOpenOutlined'
import { Button, IconButton, Stack, Tooltip, Typography } from '@mui/material'
import { offeredActions, type AdministratorAction } from '@member-care/domain/access/administrator-actions.ts'
import { administratorActionTexts, administratorListTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useAdministrator, usePowers } from '../console/administrator.ts'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { AdministratorRecord } from './administrator-record.ts'

const icons: Readonly<Record<AdministratorAction, ComponentType>> = {
  invite: InviteIcon,
  lock: LockIcon,
  unlock: UnlockIcon,
  terminate: TerminateIcon,
  activate: ActivateIcon,
  removeFactors: RemoveFactorsIcon,
  delete: DeleteIcon,
}
const labels: Readonly<Record<AdministratorAction, string>> = {
  invite: administratorListTexts.inviteAgain,
  lock: administratorActionTexts.lock.label,
  unlock: administratorActionTexts.unlock.label,
  terminate: administratorActionTexts.terminate.label,
  activate: administratorActionTexts.activate.label,
  removeFactors: administratorActionTexts.removeFactors.label,
  delete: administratorActionTexts.delete.label,
}

export interface AdministratorActionsProps {
  readonly administrator: AdministratorRecord
  /** A terminated administrator has buttons only on their own page (C29). */
  readonly place: 'list' | 'page'
  /** In a row of a table, where words have no room: they show when the pointer or the focus rests on a button. */
  readonly asIcons?: boolean
  readonly asking: ActionAsking
}

type OnDone = (action: AdministratorAction) => void | Promise<unknown>

/** The dialog that stands before an action. The page keeps it, so that what was typed stays when a turned screen shows cards instead of rows. */
export interface ActionAsking {
  readonly onDone: OnDone
  ask(action: AskedAction, administrator: AdministratorRecord): void
  /** Null while nothing is asked. */
  readonly dialog: ReactNode
}

type AskedAction = Exclude<AdministratorAction, 'invite'>

/** @param onDone is told of each action that was carried out */
export function useActionAsking(onDone: OnDone): ActionAsking {
  const [asked, setAsked] = useState<{ readonly action: AskedAction; readonly administrator: AdministratorRecord }>()
  return {
    onDone,
    ask: (action, administrator) => setAsked({ action, administrator }),
    dialog: asked ? <ActionDialog {...asked} onClose={() => setAsked(undefined)} onDone={onDone} /> : null,
  }
}

/** The buttons of an administrator. All but the invitation ask first, and why. */
export function AdministratorActions({ administrator, place, asIcons = false, asking }: AdministratorActionsProps) {
  const powers = usePowers()
  const own = useAdministrator()
  const invitation = useInvitation(administrator, asking.onDone)
  if (!powers || !own) return null
  if (administrator.id === String(own.id) && place === 'list') return <OwnAccount />
  const actions = offeredActions(administrator, { ownId: String(own.id), powers, place })
  return (
    <Stack direction="row" sx={{ flexWrap: asIcons ? 'nowrap' : 'wrap', gap: 0.5 }}>
      {actions.map((action) => {
        const Icon = icons[action]
        const shared = {
          color: action === 'delete' ? ('error' as const) : ('primary' as const),
          'aria-label': `${labels[action]} ${administrator.name}`,
          loading: action === 'invite' && invitation.isPending,
          onClick: () => (action === 'invite' ? invitation.send() : asking.ask(action, administrator)),
        }
        return asIcons ? (
          <Tooltip key={action} title={labels[action]}>
            <IconButton size="small" {...shared}>
              <Icon />
            </IconButton>
          </Tooltip>
        ) : (
          <Button key={action} size="small" startIcon={<Icon />} {...shared}>
            {labels[action]}
          </Button>
        )
      })}
    </Stack>
  )
}

/** Where nobody can do anything: to themselves. */
function OwnAccount() {
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {administratorListTexts.ownAccount}
    </Typography>
  )
}

function useInvitation(administrator: AdministratorRecord, onDone: OnDone) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const sending = useCommandSending<void>({
    onDone: async () => {
      notify(administratorListTexts.invited, { type: 'success' })
      await onDone('invite')
    },
  })
  const send = async () => {
    const answer = await sending.send(administrator.id, (options) =>
      dataProvider.actOnAdministrator('invite', administrator.id, '', options),
    )
    if (answer && 'failed' in answer) notify(answer.failed.message, { type: 'error' })
  }
  return { isPending: sending.isPending, send: () => void send() }
}
