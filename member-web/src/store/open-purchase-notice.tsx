/** In place of another try: what is known of a purchase that is not over. */
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { addressOfPurchase } from '@member-care/domain/order/purchase.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { productPageTexts as texts } from '@member-care/domain/texts/store-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import type { OpenPurchase } from './use-open-purchase.ts'

export function OpenPurchaseNotice({ open }: { readonly open: OpenPurchase }) {
  switch (open.phase) {
    case 'asking':
      return (
        <Notice tone="info" role="status" title={texts.checking}>
          {texts.checkingDetail}
        </Notice>
      )
    case 'checking':
      return (
        <Notice
          tone="info"
          role="status"
          title={texts.checking}
          action={
            <Button variant="outlined" component={RouterLink} to={addressOfPurchase(open.purchase.uuid)}>
              {texts.toPurchases}
            </Button>
          }
        >
          {texts.checkingDetail}
        </Notice>
      )
    case 'to-confirm':
      return (
        <Notice
          tone="warning"
          role="status"
          title={texts.toConfirm}
          action={
            <Button variant="contained" href={open.confirmUrl}>
              {texts.confirmAtBank}
            </Button>
          }
        >
          {texts.toConfirmDetail}
        </Notice>
      )
    case 'unknown':
      return (
        <Notice
          tone="warning"
          role="alert"
          title={texts.unknown}
          action={
            <Button variant="contained" onClick={open.ask}>
              {texts.checkAgain}
            </Button>
          }
        >
          {pageTexts.sentences([open.message, texts.unknownDetail])}
        </Notice>
      )
    default:
      return null
  }
}
