import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { groupedCode } from '@member-care/domain/order/grouped-code.ts'
import { QrCode } from '@member-care/web-kit/page/qr-code.tsx'
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'

const { redeem: texts } = storeConsoleTexts

/** What only a merchant's counter should have: the code of a product, or the address of the counter's page. */
interface Secret {
  readonly heading: string
  readonly label: string
  /** What a screen reader says of the QR picture. */
  readonly picture: string
  readonly text: string
  readonly isAddress: boolean
}

interface ShownOnDemandProps {
  readonly label: string
  readonly ask: (dataProvider: ConsoleDataProvider) => Promise<Secret>
}

/** Shows it when it is asked for, as a QR picture and in letters, and forgets it when it is hidden: nothing of it stays in a cache. */
function ShownOnDemand({ label, ask }: ShownOnDemandProps) {
  const [shown, setShown] = useState<Secret>()
  const { send, isPending, failure } = useCommandSending<Secret>({ onDone: setShown })
  return (
    <>
      {shown === undefined ? (
        <Button
          variant="outlined"
          loading={isPending}
          onClick={() => void send(label, (_options, dataProvider) => ask(dataProvider))}
        >
          {label}
        </Button>
      ) : (
        <ShownSecret secret={shown} onHide={() => setShown(undefined)} />
      )}
      <FailureAlert message={failure?.message} />
    </>
  )
}

/** The code of a product, for good. */
export function ProductCode({ productId }: { readonly productId: string }) {
  return (
    <ShownOnDemand
      label={texts.showCode}
      ask={async (dataProvider) => {
        const { title, code } = await dataProvider.redeemCode(productId)
        return {
          ...{ heading: texts.codeOf(title), label: texts.code, picture: texts.codePicture(title) },
          text: code ?? '',
          isAddress: false,
        }
      }}
    />
  )
}

/** The address of the page that a merchant's counter shows. */
export function CounterAddress({ merchantId }: { readonly merchantId: string }) {
  return (
    <ShownOnDemand
      label={texts.showAddress}
      ask={async (dataProvider) => {
        const { name, address } = await dataProvider.merchantCounter(merchantId)
        return {
          ...{ heading: texts.counterOf(name), label: texts.address, picture: texts.addressPicture(name) },
          text: address,
          isAddress: true,
        }
      }}
    />
  )
}

function ShownSecret({ secret, onHide }: { readonly secret: Secret; readonly onHide: () => void }) {
  const { heading, label, picture, text, isAddress } = secret
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Box
      component="section"
      aria-label={heading}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}
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
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
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
