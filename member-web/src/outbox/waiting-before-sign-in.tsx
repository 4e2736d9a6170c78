/** On the sign-in page: that claims wait on this device, and nothing more of them. */
import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { readBegun } from './begun-store.ts'
import { countOnDevice } from './count-on-device.ts'
import { readWaiting } from './outbox-store.ts'

export default function WaitingBeforeSignIn() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    Promise.all([readWaiting(), readBegun()]).then(
      ([waiting, begun]) => setCount(countOnDevice(waiting, begun)),
      () => undefined,
    )
  }, [])
  if (count === 0) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="info">{outboxTexts.signInToFile(count)}</Notice>
    </Box>
  )
}
