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
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { useShortcutsSwitch } from './use-shortcuts.ts'

const TITLE_ID = 'shortcuts-title'

/** The keys of the desk, and the switch that turns them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useShortcutsSwitch()
  const { shortcuts } = queueTexts
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{shortcuts.title}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          sx={{ mb: 2 }}
          control={<Switch checked={isOn} onChange={(_event, checked) => setOn(checked)} />}
          label={shortcuts.use}
        />
        <Box
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, opacity: isOn ? 1 : 0.6 }}
        >
          {shortcuts.groups.map(({ title, keys }) => (
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
          {shortcuts.note}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {queueTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
