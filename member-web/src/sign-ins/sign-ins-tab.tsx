/** "Your sign-ins": the devices, newest use first, each with a way to end it. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { signInsTexts } from '@member-care/domain/texts/sign-ins-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { secondFactorCalls } from '@member-care/web-kit/second-factors/second-factor-calls.ts'
import { SecondFactorsPanel } from '@member-care/web-kit/second-factors/second-factors-panel.tsx'
import { api } from '../portal-api/api-client.ts'
import { endEverySignIn } from '../portal-api/sign-ins-api.ts'
import { endSession } from '../session/session.ts'
import { allOf, useWorkInHand } from '../drafts/work-in-hand.ts'
import { useClaimUpdates } from '../update-claim/use-claim-updates.ts'
import { SignInItem } from './sign-in-item.tsx'
import { useSignIns } from './use-sign-ins.ts'

const factorCalls = secondFactorCalls(api)

export default function SignInsTab() {
  const signIns = useSignIns()
  const work = useWorkInHand()
  const updates = useClaimUpdates()
  /** The session ends here whether the answer arrives or not, as with logging out. */
  const logOutEverywhere = () => {
    endEverySignIn().catch(() => undefined)
    for (const one of allOf(work)) one.close()
    updates.discardAll()
    endSession()
  }
  const { list, ending, done, failure } = signIns
  if (list.phase === 'loading' && list.value === undefined) return <Skeletons count={2} height={132} />
  if (list.value === undefined)
    return <LoadFailure detail={list.failure ?? signInsTexts.failed} onRetry={list.reload} />
  const others = list.value.filter(({ current }) => !current)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
          {signInsTexts.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{signInsTexts.lead}</Typography>
      </Box>
      <Box role="status">{done !== null && <Notice tone="success">{done}</Notice>}</Box>
      {failure !== null && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Paper component="ul" variant="outlined" sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'hidden' }}>
        {list.value.map((session) => (
          <SignInItem
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => signIns.endOne(session.id)}
          />
        ))}
      </Paper>
      {others.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{signInsTexts.onlyOne}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {others.length > 0 && (
          <Button variant="outlined" disabled={ending !== null} onClick={signIns.endOthers}>
            {ending === 'others' ? signInsTexts.ending : signInsTexts.endOthers}
          </Button>
        )}
        <Button color="error" disabled={ending !== null} onClick={logOutEverywhere}>
          {signInsTexts.endEverywhere}
        </Button>
      </Box>
      <Box sx={{ mt: 3 }}>
        <SecondFactorsPanel calls={factorCalls} heading="h2" />
      </Box>
    </Box>
  )
}
