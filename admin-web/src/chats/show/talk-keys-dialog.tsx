import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
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
import { useShortcutsSwitch } from '../../claims/queue/use-shortcuts.ts'

const TITLE_ID = 'talk-keys-title'

/** The keys of the conversation, and the switch of all single keys. */
export function TalkKeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useShortcutsSwitch()
  const { shortcuts } = chatDeskTexts
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{shortcuts.title}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          sx={{ mb: 2 }}
          control={<Switch checked={isOn} onChange={(_event, checked) => setOn(checked)} />}
          label={shortcuts.use}
        />
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 2,
            rowGap: 0.75,
            opacity: isOn ? 1 : 0.6,
          }}
        >
          {shortcuts.keys.map(([key, meaning]) => (
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
        <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
          {shortcuts.note}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {shortcuts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
