/** Whether this device tells that there is news: switched on and off here, for this browser alone. */
import { useMutation, useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readPushState, switchPushOff, switchPushOn, type PushState } from './push-device.ts'

const { device: texts } = notificationTexts.push
const key = ['push-here']

export function PushPanel() {
  const queries = usePortalQueries()
  const { data: state } = useQuery({ queryKey: key, queryFn: readPushState })
  const change = useMutation({
    mutationFn: (isWished: boolean) => (isWished ? switchPushOn() : switchPushOff()),
    onSuccess: (next) => queries.setQueryData<PushState>(key, next),
  })
  return (
    <Box component="section" aria-label={texts.title} sx={{ display: 'grid', gap: 1, justifyItems: 'start', mb: 3 }}>
      <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 620 }}>
        {texts.title}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{texts.lead}</Box>
      {state === undefined && <Skeletons count={1} height={44} />}
      <Box role="status">{state !== undefined && texts.states[state]}</Box>
      {(state === 'on' || state === 'off') && (
        <Button variant="outlined" disabled={change.isPending} onClick={() => change.mutate(state === 'off')}>
          {state === 'off' ? texts.switchOn : texts.switchOff}
        </Button>
      )}
      {change.isError && <Notice tone="error" role="alert" title={texts.failed} />}
    </Box>
  )
}
