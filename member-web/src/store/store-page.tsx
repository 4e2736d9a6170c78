/** The store: what is on sale, and what was bought, behind a tab each (2§2, STO-001). */
import { useId } from 'react'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useSearchParams } from 'react-router-dom'
import { storePageTexts as texts } from '@member-care/domain/texts/store-page-texts.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { ProductList } from './product-list.tsx'
import { PurchaseList } from './purchase-list.tsx'

const tabs = ['items', 'purchased'] as const

export default function StorePage() {
  const [query, setQuery] = useSearchParams()
  const shown = query.get('show') === 'purchased' ? 'purchased' : 'items'
  const id = useId()
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Tabs
        value={shown}
        onChange={(_event, chosen: string) => setQuery(chosen === 'purchased' ? { show: chosen } : {})}
        aria-label={texts.tabs}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            label={texts[name]}
            aria-controls={`${id}-panel`}
            sx={{ textTransform: 'none' }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {shown === 'items' ? <ProductList /> : <PurchaseList followed={query.get('purchase')} />}
      </Box>
    </>
  )
}
