/** Where the portal shows rewards (2§2). */
export const rewardsPath = '/app/rewards'
export const vouchersPath = `${rewardsPath}/vouchers`

/** @param category as the API answers it */
export function categoryPath({ slug, name }: { readonly slug: string; readonly name: string }): string {
  return `${rewardsPath}/${encodeURIComponent(slug)}/${encodeURIComponent(name)}`
}

/** @param slug of the category */
export function rewardPath(slug: string, rewardId: string): string {
  return `${rewardsPath}/${encodeURIComponent(slug)}/details/${encodeURIComponent(rewardId)}`
}

export function voucherPath(slug: string, rewardId: string): string {
  return `${rewardPath(slug, rewardId)}/redeemed`
}
