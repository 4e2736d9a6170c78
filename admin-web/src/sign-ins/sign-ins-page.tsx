import {
  deviceText,
  endSignInLabel,
  signInsTexts,
  wayOfSigningInText,
} from '@member-care/domain/texts/sign-ins-texts.ts'
import { secondFactorCalls } from '@member-care/web-kit/second-factors/second-factor-calls.ts'
import { SecondFactorsPanel } from '@member-care/web-kit/second-factors/second-factors-panel.tsx'
import DevicesIcon from '@mui/icons-material/DevicesOutlined'
import { Box, Button, Chip, Paper, Skeleton, Typography, type ButtonProps } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useGetList, useNotify } from 'react-admin'
import { apiClient } from '../console/api-client.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { SignIn } from './sign-in-commands.ts'

const factorCalls = secondFactorCalls(apiClient)

/** The administrator's own sign-ins, each with a way to end it, and their second factors. */
export default function SignInsPage() {
  const { data: signIns, error, refetch } = useGetList<SignIn>('sign-ins')
  const others = signIns?.filter(({ current }) => !current) ?? []
  return (
    <Box sx={{ maxWidth: 820 }}>
      <PageHeading
        title={signInsTexts.title}
        actions={others.length > 0 && <EndButton which="others">{signInsTexts.endOthers}</EndButton>}
      >
        {signInsTexts.lead}
      </PageHeading>
      {error && !signIns && (
        <LoadFailure title={signInsTexts.failed} detail={error.message} onRetry={() => void refetch()} />
      )}
      {!signIns && !error && <Skeleton variant="rounded" height={180} />}
      {signIns && (
        <Paper component="ul" variant="outlined" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {signIns.map((signIn) => (
            <SignInRow key={signIn.id} signIn={signIn} />
          ))}
        </Paper>
      )}
      {signIns && others.length === 0 && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{signInsTexts.onlyOne}</Typography>
      )}
      <Box sx={{ mt: 4 }}>
        <SecondFactorsPanel calls={factorCalls} heading="h2" />
      </Box>
    </Box>
  )
}

function SignInRow({ signIn }: { signIn: SignIn }) {
  const { id, current, address, how, startedAt, lastUsedAt } = signIn
  const device = deviceText(signIn)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <DevicesIcon aria-hidden="true" sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component="h2"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontWeight: 620, fontSize: '1rem' }}
        >
          {device} {current && <Chip size="small" color="primary" variant="outlined" label={signInsTexts.current} />}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          {signInsTexts.lastUsed} <time dateTime={lastUsedAt}>{formatInstant(lastUsedAt)}</time>
          <br />
          {signInsTexts.signedIn} <time dateTime={startedAt}>{formatInstant(startedAt)}</time> ·{' '}
          {wayOfSigningInText(how)}
          {address !== '' && ` · ${signInsTexts.from} ${address}`}
        </Typography>
      </Box>
      {!current && (
        <EndButton which={id} aria-label={endSignInLabel(device)} sx={{ alignSelf: 'center' }}>
          {signInsTexts.end}
        </EndButton>
      )}
    </Box>
  )
}

function EndButton({ which, ...button }: ButtonProps & { readonly which: string | 'others' }) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { send, isPending } = useCommandSending<void>()
  async function end() {
    const answer = await send(which, (_options, dataProvider) => dataProvider.endSignIns(which))
    if (answer && 'failed' in answer) notify(signInsTexts.failed, { type: 'error' })
    else notify(which === 'others' ? signInsTexts.othersEnded : signInsTexts.ended, { type: 'success' })
    await queryClient.invalidateQueries({ queryKey: ['sign-ins'] })
  }
  return <Button variant="outlined" loading={isPending} onClick={() => void end()} {...button} />
}
