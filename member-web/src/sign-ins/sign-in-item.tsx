/** One sign-in: which device, since when, from where and how. */
import DevicesOutlined from '@mui/icons-material/DevicesOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import {
  deviceText,
  endSignInLabel,
  signInsTexts,
  wayOfSigningInText,
} from '@member-care/domain/texts/sign-ins-texts.ts'
import type { SignInSession } from '../portal-api/sign-ins-api.ts'

interface SignInItemProps {
  readonly session: SignInSession
  readonly isEnding: boolean
  readonly onEnd: () => void
}

export function SignInItem({ session, isEnding, onEnd }: SignInItemProps) {
  const { current, address, how, startedAt, lastUsedAt } = session
  const device = deviceText(session)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, p: { xs: 2, sm: 2.5 }, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <DevicesOutlined aria-hidden="true" sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 620 }}>
            {device}
          </Typography>
          {current && <Chip size="small" color="primary" variant="outlined" label={signInsTexts.current} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          {signInsTexts.lastUsed} <time dateTime={lastUsedAt}>{formatSingaporeInstant(new Date(lastUsedAt))}</time>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {signInsTexts.signedIn} <time dateTime={startedAt}>{formatSingaporeInstant(new Date(startedAt))}</time>
          {` · ${wayOfSigningInText(how)}`}
          {address !== '' && ` · ${signInsTexts.from} ${address}`}
        </Typography>
      </Box>
      {!current && (
        <Button
          variant="outlined"
          disabled={isEnding}
          onClick={onEnd}
          aria-label={endSignInLabel(device)}
          sx={{ alignSelf: 'center', minWidth: 72 }}
        >
          {isEnding ? signInsTexts.ending : signInsTexts.end}
        </Button>
      )}
    </Box>
  )
}
