/** What the console asks of products on sale besides reading them, as methods of the data provider. */
import { apiClient, dataOf } from '../console/api-client.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'
import type { MerchantCounter, ProductRedeemCode, ProductStock } from './stock/stock-record.ts'

export const stockCommands = {
  /** @param free pieces that can still be sold, of the product as it was seen */
  countStock({ id, version }: ProductStock, free: number, options: CommandOptions): Promise<ProductStock> {
    return dataOf(
      apiClient.POST('/api/console/stock/{productId}/count', {
        params: { path: { productId: id } },
        headers: keyHeader(options),
        body: { free, expectedVersion: version },
      }),
    )
  },

  redeemCode(productId: string): Promise<ProductRedeemCode> {
    return dataOf(apiClient.GET('/api/console/products/{productId}/redeem-code', { params: { path: { productId } } }))
  },

  merchantCounter(merchantId: string): Promise<MerchantCounter> {
    return dataOf(apiClient.GET('/api/console/merchants/{merchantId}/counter', { params: { path: { merchantId } } }))
  },
}
