import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ViewIcon from '@mui/icons-material/BookmarkBorderOutlined'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { Box, Button, IconButton, Menu, MenuItem, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { FormDialog } from '../../console/form-dialog.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { normalAddress } from '../../list/list-address.ts'
import { queueListAddress } from './queue-list-address.ts'
import type { SavedView } from './queue-record.ts'

const { views: texts } = queueTexts
const addressOf = (query: string) => normalAddress(`?${query}`, queueListAddress)

/** The administrator's own views of the queue: opens one, keeps the present filters under a name, forgets one. */
export function SavedViews() {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [isNaming, setNaming] = useState(false)
  const { data: views = [] } = useGetList<SavedView & { readonly id: string }>('saved-views')
  const { search } = useLocation()
  const navigate = useNavigate()
  const shown = normalAddress(search, queueListAddress)
  const close = () => setAnchor(undefined)

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {texts.open}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-label': texts.title } }}
      >
        {views.map(({ name, query }) => (
          <MenuItem
            key={name}
            selected={addressOf(query) === shown}
            onClick={() => {
              void navigate({ search: addressOf(query) })
              close()
            }}
          >
            {name}
          </MenuItem>
        ))}
        <MenuItem
          divider={false}
          onClick={() => {
            setNaming(true)
            close()
          }}
          sx={views.length > 0 ? { borderTop: 1, borderColor: 'divider', fontWeight: 600 } : { fontWeight: 600 }}
        >
          {texts.manage}
        </MenuItem>
      </Menu>
      {isNaming && (
        <ViewsDialog
          views={views.map(({ name, query }) => ({ name, query }))}
          query={shown.slice(1)}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}

interface ViewsDialogProps {
  readonly views: readonly SavedView[]
  readonly query: string
  readonly onClose: () => void
}

function ViewsDialog({ views, query, onClose }: ViewsDialogProps) {
  const [name, setName] = useState('')
  const typed = name.trim()
  const queryClient = useQueryClient()
  const { send, isPending, failure } = useCommandSending({
    onDone: () => queryClient.invalidateQueries({ queryKey: ['saved-views'] }),
  })
  const replace = (kept: readonly SavedView[]) => send(kept, (_options, dataProvider) => dataProvider.saveViews(kept))

  async function save() {
    const answer = await replace([...views.filter((view) => view.name !== typed), { name: typed, query }])
    if (answer && 'done' in answer) onClose()
  }

  return (
    <FormDialog
      title={texts.title}
      isPending={isPending}
      failure={failure?.message}
      cancelLabel={queueTexts.close}
      confirm={{ label: texts.save, disabled: typed === '' }}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {texts.lead}
      </Typography>
      <TextField
        label={texts.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        fullWidth
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      {views.length > 0 && (
        <Box component="ul" aria-label={texts.kept} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {views.map((view) => (
            <Box
              component="li"
              key={view.name}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {view.name}
              </Typography>
              <IconButton
                aria-label={texts.remove(view.name)}
                onClick={() => void replace(views.filter((other) => other !== view))}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </FormDialog>
  )
}
