/** The button that redeems a reward, after asking; once it is redeemed, the link to its voucher (RWD-006, RWD-007). */
import { useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { voucherPath } from '@member-care/domain/reward/reward-addresses.ts'
import { rewardTexts as texts } from '@member-care/domain/texts/reward-texts.ts'
import { ConfirmDialog } from '@member-care/web-kit/dialogs/confirm-dialog.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { redeemReward, type Reward } from '../portal-api/rewards-api.ts'
import { attachVoucher } from './reward-queries.ts'

export function RedeemReward({ reward }: { readonly reward: Reward }) {
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  // The second press of a double click comes before the button is drawn anew.
  const isOnItsWay = useRef(false)
  const redeem = useMutation({
    mutationFn: () => redeemReward(reward.uuid),
    onSuccess: (redeemed) => {
      setAsking(false)
      attachVoucher(queries, redeemed)
    },
    onSettled: () => {
      isOnItsWay.current = false
    },
  })
  if (reward.redeemedDetails !== null)
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box role="status">{redeem.isSuccess && <Notice tone="success">{texts.redeemed}</Notice>}</Box>
        <Button
          component={RouterLink}
          to={voucherPath(reward.category.slug, reward.uuid)}
          variant="contained"
          // The button that had the focus is gone.
          autoFocus={redeem.isSuccess}
        >
          {texts.viewRedeemed}
        </Button>
      </Box>
    )
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
        {texts.redeem}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.confirmTitle(reward.title)}
          text={texts.confirmText}
          confirmLabel={texts.confirm}
          pendingLabel={texts.redeeming}
          cancelLabel={texts.cancel}
          isGrave
          isPending={redeem.isPending}
          problem={
            redeem.error && (
              <Box sx={{ mt: 2 }}>
                <Notice tone="error" role="alert" title={texts.redeemFailed}>
                  {redeem.error.message}
                </Notice>
              </Box>
            )
          }
          onConfirm={() => {
            if (isOnItsWay.current) return
            isOnItsWay.current = true
            redeem.mutate()
          }}
          onClose={() => {
            setAsking(false)
            redeem.reset()
          }}
        />
      )}
    </>
  )
}
