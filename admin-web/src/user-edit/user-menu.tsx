import MoreIcon from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { useState } from 'react'
import { usePowers } from '../console/administrator.ts'
import { ForgetDialog } from './forget-dialog.tsx'
import { RemoveFactorsDialog } from './remove-factors-dialog.tsx'
import type { EditedUser } from './user-edit-calls.ts'

const { forget, more, removeFactors } = userEditTexts

type UserAction = 'removeFactors' | 'forget'

/** What is seldom done to a user; each asks first. Nothing where the administrator may do none of it. */
export function UserMenu({ user, onForgotten }: { readonly user: EditedUser; readonly onForgotten: () => void }) {
  const powers = usePowers()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [asked, setAsked] = useState<UserAction>()
  const hasAccount = user.status === 100 || user.status === 300
  const actions = [
    ...(powers?.has('users.removeFactors') === true && hasAccount
      ? [{ action: 'removeFactors', label: removeFactors.label } as const]
      : []),
    ...(powers?.has('users.forget') === true ? [{ action: 'forget', label: forget.menu } as const] : []),
  ]
  if (user.isForgotten || actions.length === 0) return null
  const close = () => setAsked(undefined)
  return (
    <>
      <Tooltip title={more}>
        <IconButton
          aria-label={more}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {actions.map(({ action, label }) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(undefined)
              setAsked(action)
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {asked === 'removeFactors' && <RemoveFactorsDialog user={user} onClose={close} />}
      {asked === 'forget' && (
        <ForgetDialog
          userId={user.id}
          onDone={() => {
            close()
            onForgotten()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
