import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { typedPieces } from '@member-care/domain/stock/piece-count.ts'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { piecesText } from '@member-care/domain/texts/store-texts.ts'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { usePowers } from '../../console/administrator.ts'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { FieldList, Panel } from '../../console/field-list.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { CommandForm } from '../../record/command-form.tsx'
import { ordersOfProduct } from '../orders/order-record.ts'
import type { ProductStock } from './stock-record.ts'

const { stock: texts } = storeConsoleTexts
const { columns } = texts

/** How many pieces of a product can be sold, what was bought of it, and the way to count anew. */
export function StockPanel({ product }: { readonly product: ProductStock }) {
  const mayCount = usePowers()?.has('store.keep') ?? false
  const { id, free, kept, bought, redeemed } = product
  return (
    <Panel title={texts.title}>
      <Stack spacing={2}>
        {free === null && <Alert severity="warning">{texts.notCountedHint}</Alert>}
        {free === 0 && <Alert severity="info">{texts.soldOutHint}</Alert>}
        <FieldList
          fields={[
            { label: columns.free, value: free === null ? texts.notCounted : shownCount(free) },
            { label: columns.kept, value: shownCount(kept) },
            { label: columns.bought, value: shownCount(bought) },
            { label: columns.redeemed, value: shownCount(redeemed) },
          ]}
        />
        {mayCount && <CountForm key={id} product={product} />}
        <Button component={Link} to={ordersOfProduct(id)} sx={{ alignSelf: 'start' }}>
          {texts.orders}
        </Button>
      </Stack>
    </Panel>
  )
}

interface CountedForm {
  readonly free: string
}

function CountForm({ product }: { readonly product: ProductStock }) {
  const queryClient = useQueryClient()
  const [counted, setCounted] = useState<number>()
  const { send, isPending, failure } = useCommandSending<ProductStock>({
    // The panel then shows what is left by now, which is what is counted against.
    onConflict: () => queryClient.invalidateQueries({ queryKey: ['stock'] }),
  })

  function count({ free }: CountedForm) {
    setCounted(undefined)
    const pieces = typedPieces(free) ?? 0
    return send({ id: product.id, version: product.version, pieces }, (options, dataProvider) =>
      dataProvider.countStock(product, pieces, options),
    )
  }

  async function finish({ free }: ProductStock): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: ['stock'] })
    setCounted(free ?? 0)
  }

  return (
    <Box component="section" aria-label={texts.countTitle}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {texts.countTitle}
      </Typography>
      <CommandForm<CountedForm, ProductStock>
        label={texts.countTitle}
        empty={{ free: '' }}
        errorsOf={({ free }) => (typedPieces(free) === undefined ? { free: texts.faulty } : {})}
        send={count}
        onDone={finish}
        isPending={isPending}
        failure={failure}
      >
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <TextInput
            source="free"
            label={texts.countField}
            helperText={texts.countHint}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
            sx={{ maxWidth: 420 }}
          />
          <FailureAlert message={failure?.message} sx={{ mt: 0 }} />
          <Button type="submit" variant="contained" loading={isPending}>
            {texts.countButton}
          </Button>
        </Box>
      </CommandForm>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'success.main' }}>
        {counted === undefined ? '' : texts.counted(piecesText(counted))}
      </Typography>
    </Box>
  )
}
