/** On the sign-in page: that claims wait on this device, and nothing more of them. */
import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { readBegun } from './begun-store.ts'
import { readWaiting } from './outbox-store.ts'

export default function WaitingBeforeSignIn() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    Promise.all([readWaiting(), readBegun()]).then(
      // One that is finished may still be kept as it was begun.
      ([waiting, begun]) => setCount(new Set([...waiting, ...begun].map(({ id }) => id)).size),
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
