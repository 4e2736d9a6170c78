import PersonIcon from '@mui/icons-material/PersonOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { assigneeTexts as texts } from '@member-care/domain/texts/claim-desk-texts.ts'
import { useAdministrator } from '../../console/administrator.ts'
import { useColleagues } from '../queue/queue-filters.tsx'
import { useAssign, type Assignable } from '../queue/use-assign.ts'

/** Who works on the claim; opens to take it, give it to a colleague, or put it back. */
export function AssigneeMenu({ claim, mayAssign }: { claim: Assignable; mayAssign: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const colleagues = useColleagues()
  const ownId = useAdministrator()?.id as string | undefined
  const assign = useAssign()
  const { assignee } = claim
  const words = assignee ? (assignee.id === ownId ? texts.you : texts.to(assignee.name)) : texts.nobody
  const choose = (assigneeId: string | null) => {
    setAnchor(undefined)
    void assign(claim, assigneeId)
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<PersonIcon />}
        disabled={!mayAssign}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-label': texts.menu } }}
      >
        {ownId !== undefined && assignee?.id !== ownId && (
          <MenuItem onClick={() => choose(ownId)}>{texts.toMe}</MenuItem>
        )}
        {colleagues
          .filter(({ id }) => id !== ownId && id !== assignee?.id)
          .map(({ id, name }) => (
            <MenuItem key={id} onClick={() => choose(id)}>
              {name}
            </MenuItem>
          ))}
        {assignee && <MenuItem onClick={() => choose(null)}>{texts.putBack}</MenuItem>}
      </Menu>
    </>
  )
}
