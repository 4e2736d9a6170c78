import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material'
import { useShortcutsSwitch } from './use-shortcuts.ts'

const TITLE_ID = 'shortcuts-title'

const groups = [
  {
    title: 'In the queue',
    keys: [
      ['j or ↓', 'Next claim'],
      ['k or ↑', 'Previous claim'],
      ['Enter', 'Open the claim'],
      ['v', 'More about the claim, or less'],
      ['x', 'Select the claim for a batch'],
      ['b', 'Approve the selected claims'],
      ['a', 'Assign it to me'],
    ],
  },
  {
    title: 'In a claim',
    keys: [
      ['n and p', 'Next and previous claim'],
      ['a', 'Assign it to me'],
      ['i', 'Request information'],
      ['r', 'Start review'],
      ['y', 'Approve'],
      ['d', 'Reject (decline)'],
      ['[ and ]', 'Previous and next document'],
      ['+ and −', 'Larger and smaller'],
      ['t', 'Turn the document'],
      ['u', 'Back to the queue'],
    ],
  },
] as const

/** The keys of the desk, and the switch that turns them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useShortcutsSwitch()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <FormControlLabel
          sx={{ mb: 2 }}
          control={<Switch checked={isOn} onChange={(_event, checked) => setOn(checked)} />}
          label="Use shortcuts of a single key"
        />
        <Box
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, opacity: isOn ? 1 : 0.6 }}
        >
          {groups.map(({ title, keys }) => (
            <section key={title} aria-label={title}>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {title}
              </Typography>
              <Box
                component="dl"
                sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.75 }}
              >
                {keys.map(([key, meaning]) => (
                  <Box key={key} sx={{ display: 'contents' }}>
                    <Box component="dt" sx={{ fontWeight: 650, fontSize: '0.875rem' }}>
                      {key}
                    </Box>
                    <Box component="dd" sx={{ m: 0, fontSize: '0.875rem', color: 'text.secondary' }}>
                      {meaning}
                    </Box>
                  </Box>
                ))}
              </Box>
            </section>
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
          ? shows this list. The keys are silent while you type.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
