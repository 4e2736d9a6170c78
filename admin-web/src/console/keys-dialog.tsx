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

const TITLE_ID = 'keys-title'

export interface KeysWords {
  readonly title: string
  /** Of the switch. */
  readonly use: string
  readonly note: string
  readonly close: string
  /** One group needs no title. */
  readonly groups: readonly {
    readonly title?: string
    readonly keys: readonly (readonly [key: string, meaning: string])[]
  }[]
}

/** The keys of a page, and the switch that turns all single keys off. */
export function KeysDialog({ words, onClose }: { words: KeysWords; onClose: () => void }) {
  const [isOn, setOn] = useShortcutsSwitch()
  const isOne = words.groups.length === 1
  return (
    <Dialog open onClose={onClose} maxWidth={isOne ? 'xs' : 'sm'} fullWidth aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{words.title}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          sx={{ mb: 2 }}
          control={<Switch checked={isOn} onChange={(_event, checked) => setOn(checked)} />}
          label={words.use}
        />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: '1fr', sm: isOne ? '1fr' : '1fr 1fr' },
            opacity: isOn ? 1 : 0.6,
          }}
        >
          {words.groups.map(({ title, keys }) => (
            <section key={title ?? words.title} aria-label={title ?? words.title}>
              {title !== undefined && (
                <Typography variant="h3" sx={{ mb: 1 }}>
                  {title}
                </Typography>
              )}
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
          {words.note}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
