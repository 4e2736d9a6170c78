import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { groupedCode } from '@member-care/domain/order/grouped-code.ts'
import { QrCode } from '@member-care/web-kit/page/qr-code.tsx'
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { usePowers } from '../console/administrator.ts'
import { FailureAlert } from '../console/failure-alert.tsx'
import { Panel } from '../console/field-list.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { ProductStock } from './stock-record.ts'

const { redeem: texts } = storeConsoleTexts

/** What is shown once it was asked for: the code of a product, or the address of a counter. */
interface Shown {
  readonly heading: string
  readonly label: string
  readonly picture: string
  /** What the QR picture holds. */
  readonly text: string
  readonly isAddress: boolean
}

/** By which code a product is redeemed. The code, or the address of the counter, is shown to who keeps the store, when they ask for it. */
export function RedeemPanel({ product }: { readonly product: ProductStock }) {
  const mayKeep = usePowers()?.has('store.keep') ?? false
  const isFixed = product.redeemWay === 'fixed-code'
  const hasCounter = product.merchant.id !== ''
  return (
    <Panel title={texts.title}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography variant="body2">
          {isFixed ? texts.fixed : hasCounter ? texts.changing : texts.noMerchant}
        </Typography>
        {mayKeep && (isFixed || hasCounter) && <Secret key={product.id} product={product} />}
      </Stack>
    </Panel>
  )
}

function Secret({ product: { id, title, merchant, redeemWay } }: { readonly product: ProductStock }) {
  const [shown, setShown] = useState<Shown>()
  // It is shown and forgotten: nothing of it stays in a cache.
  const { send, isPending, failure } = useCommandSending<Shown>({ onDone: setShown })
  const isFixed = redeemWay === 'fixed-code'
  const ask = () =>
    void send([id, redeemWay], async (_options, dataProvider) => {
      if (isFixed) {
        const { code } = await dataProvider.redeemCode(id)
        return {
          heading: title,
          label: texts.code,
          picture: texts.codePicture(title),
          text: code ?? '',
          isAddress: false,
        }
      }
      const { name, address } = await dataProvider.merchantCounter(merchant.id)
      return {
        heading: texts.counterOf(name),
        label: texts.address,
        picture: texts.addressPicture(name),
        text: address,
        isAddress: true,
      }
    })
  return (
    <>
      {shown === undefined ? (
        <Button variant="outlined" loading={isPending} onClick={ask}>
          {isFixed ? texts.showCode : texts.showAddress}
        </Button>
      ) : (
        <ShownSecret shown={shown} onHide={() => setShown(undefined)} />
      )}
      <FailureAlert message={failure?.message} />
    </>
  )
}

function ShownSecret({ shown, onHide }: { readonly shown: Shown; readonly onHide: () => void }) {
  const { heading, label, picture, text, isAddress } = shown
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <Box
      component="section"
      aria-label={heading}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', minWidth: 0 }}
    >
      <Alert severity="warning">{texts.secret}</Alert>
      <QrCode text={text} label={picture} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        {isAddress ? (
          <Link href={text} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Link>
        ) : (
          <Typography sx={{ fontFamily: 'monospace', fontSize: '1.25rem', fontWeight: 600 }}>
            {groupedCode(text)}
          </Typography>
        )}
      </Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={copy}>
          {texts.copy}
        </Button>
        <Button onClick={onHide}>{texts.hide}</Button>
        <Typography role="status" variant="body2">
          {isCopied ? texts.copied : ''}
        </Typography>
      </Stack>
    </Box>
  )
}
