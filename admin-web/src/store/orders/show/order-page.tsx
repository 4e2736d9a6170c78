import { orderPageTexts as texts } from '@member-care/domain/texts/store-console-texts.ts'
import { piecesText } from '@member-care/domain/texts/store-texts.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { Alert, AlertTitle, Box, Button, Stack } from '@mui/material'
import { Link, useParams } from 'react-router-dom'
import { FieldList, Panel } from '../../../console/field-list.tsx'
import { FORGOTTEN } from '../../../console/forgotten.ts'
import { PageHeading } from '../../../console/page-heading.tsx'
import { formatInstant } from '../../../console/singapore-time.ts'
import { HistoryLink } from '../../../history/history-link.tsx'
import { ShownRecordFrame } from '../../../record/shown-record-frame.tsx'
import { UserLink } from '../../../record/user-links.tsx'
import { stockAddress } from '../../stock/stock-record.ts'
import { ordersPath, stepsOfOrder, type StoreOrder } from '../order-record.ts'
import { OrderStatusChip } from '../order-status-chip.tsx'
import { UnsurePayment } from './unsure-payment.tsx'

const { fields } = texts

/** An order: what was bought by whom, what happened to it, and its payment. */
export default function OrderPage() {
  const { orderId = '' } = useParams()
  return (
    <ShownRecordFrame<StoreOrder>
      resource="orders"
      id={orderId}
      listPath={ordersPath}
      words={{ back: texts.back, title: texts.title, notThere: texts.notThere, failed: texts.oneFailed }}
    >
      {(order) => <Order order={order} />}
    </ShownRecordFrame>
  )
}

function Order({ order }: { order: StoreOrder }) {
  return (
    <>
      <PageHeading
        title={texts.heading(order.title, piecesText(order.pieces))}
        actions={<HistoryLink kind="orders" id={order.id} />}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
          <OrderStatusChip status={order.status} />
          <UserLink userId={order.buyer.id}>{order.buyer.name ?? FORGOTTEN}</UserLink>
        </Box>
      </PageHeading>
      <Stack spacing={2.5}>
        <UnsurePayment order={order} />
        <WhyEnded order={order} />
        <MoneyBack order={order} />
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <WhatWasOrdered order={order} />
          <Stack spacing={2.5}>
            <Steps order={order} />
            <Payment order={order} />
          </Stack>
        </Box>
      </Stack>
    </>
  )
}

function WhyEnded({ order: { end, endMessage, saidBecause } }: { order: StoreOrder }) {
  if (end === null) return null
  return (
    <Alert severity="info">
      <AlertTitle>{texts.endTitle}</AlertTitle>
      {texts.ends[end]}
      {endMessage !== null && <Box>{texts.providerSaid(endMessage)}</Box>}
      {saidBecause !== null && <Box>{texts.saidBecause(saidBecause)}</Box>}
    </Alert>
  )
}

function MoneyBack({ order: { status, refundBecause } }: { order: StoreOrder }) {
  if (refundBecause === null) return null
  return (
    <Alert severity={status === 'REFUNDED' ? 'info' : 'warning'}>
      <AlertTitle>{status === 'REFUNDED' ? texts.refundedTitle : texts.refundTitle}</AlertTitle>
      {texts.refunds[refundBecause]}
    </Alert>
  )
}

function WhatWasOrdered({ order }: { order: StoreOrder }) {
  const { id, productId, title, merchant, buyer, company, pieces, totalCents } = order
  return (
    <Panel title={texts.order}>
      <FieldList
        fields={[
          { label: fields.product, value: title },
          { label: fields.merchant, value: merchant.name ?? (merchant.id === '' ? fields.noMerchant : merchant.id) },
          { label: fields.buyer, value: buyer.name ?? FORGOTTEN },
          { label: fields.company, value: company.name ?? company.id },
          { label: fields.pieces, value: String(pieces) },
          { label: fields.total, value: formatMoney(totalCents, 'SGD') },
          { label: fields.orderId, value: id },
        ]}
      />
      <Button component={Link} to={stockAddress(productId)} sx={{ mt: 1.5, ml: -1 }}>
        {texts.toProduct}
      </Button>
    </Panel>
  )
}

function Steps({ order }: { order: StoreOrder }) {
  return (
    <Panel title={texts.steps}>
      <Box component="ol" aria-label={texts.steps} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {stepsOfOrder(order).map(({ step, at }) => (
          <Box key={step} component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <Box component="span" sx={{ fontWeight: 550 }}>
              {texts.step[step]}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {formatInstant(at)}
            </Box>
          </Box>
        ))}
        <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
          <Box component="span" sx={{ fontWeight: 550 }}>
            {texts.step.now}
          </Box>
          <OrderStatusChip status={order.status} />
        </Box>
      </Box>
    </Panel>
  )
}

function Payment({ order: { end, paymentId, invoiceId, refundCents, saidBecause } }: { order: StoreOrder }) {
  return (
    <Panel title={texts.payment}>
      <FieldList
        fields={[
          { label: fields.payment, value: paymentId ?? fields.noPayment },
          ...(saidBecause === null || end !== null ? [] : [{ label: fields.saidBecause, value: saidBecause }]),
          { label: fields.invoice, value: invoiceId ?? fields.noInvoice },
          ...(refundCents === null ? [] : [{ label: fields.refund, value: formatMoney(refundCents, 'SGD') }]),
        ]}
      />
    </Panel>
  )
}
