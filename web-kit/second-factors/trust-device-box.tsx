/** Whether the device is to be trusted from then on. */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'

const texts = secondFactorPageTexts.trusted
const HINT_ID = 'trust-device-hint'

export function TrustDeviceBox({
  isTrusted,
  onChange,
}: {
  readonly isTrusted: boolean
  readonly onChange: (isTrusted: boolean) => void
}) {
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={isTrusted}
            onChange={(_, isChecked) => onChange(isChecked)}
            slotProps={{ input: { 'aria-describedby': HINT_ID } }}
          />
        }
        label={texts.trust}
      />
      <Typography id={HINT_ID} variant="body2" sx={{ color: 'text.secondary', pl: 4 }}>
        {texts.trustHint}
      </Typography>
    </Box>
  )
}
