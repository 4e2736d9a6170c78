import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ViewIcon from '@mui/icons-material/BookmarkBorderOutlined'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Menu,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useNotify, type HttpError } from 'react-admin'
import { apiClient, dataOf } from '../../console/api-client.ts'
import { writeQueueAddress } from './queue-address.ts'
import type { SavedView } from './queue-record.ts'
import type { QueueState } from './use-queue.ts'

const KEY = ['saved-views']
const TITLE_ID = 'save-view-title'

/** The administrator's own views of the queue: opens one, keeps the present filters under a name, forgets one. */
export function SavedViews({ queue }: { queue: QueueState }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [isNaming, setNaming] = useState(false)
  const { views, replace } = useSavedViews()
  const query = writeQueueAddress(queue.address).toString()
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
        Views
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Saved views' } }}
      >
        {views.map((view) => (
          <MenuItem
            key={view.name}
            selected={view.query === query}
            onClick={() => {
              queue.show(view.query)
              close()
            }}
          >
            {view.name}
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
          Save or remove views…
        </MenuItem>
      </Menu>
      {isNaming && <ViewsDialog views={views} query={query} onReplace={replace} onClose={() => setNaming(false)} />}
    </>
  )
}

interface ViewsDialogProps {
  readonly views: readonly SavedView[]
  readonly query: string
  readonly onReplace: (views: readonly SavedView[]) => Promise<boolean>
  readonly onClose: () => void
}

function ViewsDialog({ views, query, onReplace, onClose }: ViewsDialogProps) {
  const [name, setName] = useState('')
  const typed = name.trim()

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    const isKept = await onReplace([...views.filter((view) => view.name !== typed), { name: typed, query }])
    if (isKept) onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={TITLE_ID}>
      <Box component="form" onSubmit={(event) => void save(event)}>
        <DialogTitle id={TITLE_ID}>Saved views</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            Keeps the filters and the order as they are now. A search for a person is not kept.
          </Typography>
          <TextField
            label="Name of the view"
            value={name}
            onChange={(event) => setName(event.target.value)}
            fullWidth
            autoFocus
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          {views.length > 0 && (
            <Box component="ul" aria-label="Kept views" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
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
                    aria-label={`Remove ${view.name}`}
                    onClick={() => void onReplace(views.filter((other) => other !== view))}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                </Box>
              ))}
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" disabled={typed === ''}>
            Save this view
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

function useSavedViews() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/console/saved-views', { signal })),
  })
  const { mutateAsync } = useMutation({
    mutationFn: (views: readonly SavedView[]) =>
      dataOf(apiClient.PUT('/api/console/saved-views', { body: { views: [...views] } })),
    onSuccess: (kept) => queryClient.setQueryData(KEY, kept),
    onError: (error: HttpError) => notify(error.message, { type: 'error' }),
  })
  return {
    views: data?.views ?? [],
    replace: (views: readonly SavedView[]) =>
      mutateAsync(views).then(
        () => true,
        () => false,
      ),
  }
}
