import ActivateIcon from '@mui/icons-material/HowToRegOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import InviteIcon from '@mui/icons-material/ForwardToInboxOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import TerminateIcon from '@mui/icons-material/PersonOffOutlined'
import UnlockIcon from '@mui/icons-material/LockOpenOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { offeredActions, type AdministratorAction } from '@member-care/domain/access/administrator-actions.ts'
import { administratorActionTexts, administratorListTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { useState, type ComponentType } from 'react'
import { useNotify } from 'react-admin'
import { useAdministrator, usePowers } from '../console/administrator.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { AdministratorRecord } from './administrator-record.ts'
import { actOnAdministrator } from './administrators-calls.ts'

const icons: Readonly<Record<AdministratorAction, ComponentType>> = {
  invite: InviteIcon,
  lock: LockIcon,
  unlock: UnlockIcon,
  terminate: TerminateIcon,
  activate: ActivateIcon,
  delete: DeleteIcon,
}
const labels: Readonly<Record<AdministratorAction, string>> = {
  invite: 'Invite again',
  lock: administratorActionTexts.lock.label,
  unlock: administratorActionTexts.unlock.label,
  terminate: administratorActionTexts.terminate.label,
  activate: administratorActionTexts.activate.label,
  delete: administratorActionTexts.delete.label,
}

export interface AdministratorActionsProps {
  readonly administrator: AdministratorRecord
  /** A terminated administrator has buttons only on their own page (C29). */
  readonly place: 'list' | 'page'
  readonly onDone: (action: AdministratorAction) => void | Promise<unknown>
}

/** In a list the buttons stand in one line where there is room, the first icon below the column's heading. */
const inList = { flexWrap: { xs: 'wrap', lg: 'nowrap' }, gap: 0.25, ml: '-4px', '& .MuiButton-root': { px: '6px' } } as const

/** The buttons of an administrator. All but the invitation ask first, and why. */
export function AdministratorActions({ administrator, place, onDone }: AdministratorActionsProps) {
  const powers = usePowers()
  const own = useAdministrator()
  const [asked, ask] = useState<Exclude<AdministratorAction, 'invite'>>()
  const invitation = useInvitation(administrator, onDone)
  if (!powers || !own) return null
  if (administrator.id === String(own.id) && place === 'list') return <OwnAccount />
  const actions = offeredActions(administrator, { ownId: String(own.id), powers, place })
  return (
    <>
      <Stack direction="row" sx={place === 'list' ? inList : { flexWrap: 'wrap', gap: 0.5 }}>
        {actions.map((action) => {
          const Icon = icons[action]
          return (
            <Button
              key={action}
              size="small"
              color={action === 'delete' ? 'error' : 'primary'}
              startIcon={<Icon />}
              aria-label={`${labels[action]} ${administrator.name}`}
              loading={action === 'invite' && invitation.isPending}
              onClick={() => (action === 'invite' ? invitation.send() : ask(action))}
            >
              {labels[action]}
            </Button>
          )
        })}
      </Stack>
      {asked && <ActionDialog action={asked} administrator={administrator} onClose={() => ask(undefined)} onDone={onDone} />}
    </>
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

function useInvitation(administrator: AdministratorRecord, onDone: AdministratorActionsProps['onDone']) {
  const notify = useNotify()
  const sending = useCommandSending<void>({
    onDone: async () => {
      notify(administratorListTexts.invited, { type: 'success' })
      await onDone('invite')
    },
  })
  const send = async () => {
    const answer = await sending.send(administrator.id, (options) => actOnAdministrator('invite', administrator.id, '', options))
    if (answer && 'failed' in answer) notify(answer.failed.message, { type: 'error' })
  }
  return { isPending: sending.isPending, send: () => void send() }
}
