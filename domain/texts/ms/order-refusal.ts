/** Why a purchase, or what was asked of it, did not become what was asked, in Malay. */
export const orderRefusalTexts = {
  ORDER_NOT_FOUND: 'Pembelian ini tidak wujud. Sila buka semula daripada “Dibeli”.',
  ORDER_PRODUCT_NOT_FOUND: 'Produk ini tidak dijual lagi. Sila pilih produk lain daripada kedai.',
  ORDER_ALREADY_PLACED: 'Pembelian ini telah dibuat. Sila cari dalam “Dibeli”.',
  ORDER_QUANTITY: 'Anda boleh membeli 1 hingga 10 unit sekali gus. Sila pilih kuantiti lain.',
  ORDER_SOLD_OUT:
    'Unit yang tinggal tidak mencukupi. Tiada bayaran dikenakan. Sila kurangkan bilangan unit, atau cuba lagi kemudian.',
  ORDER_PRICE_CHANGED:
    'Harga produk ini baru sahaja berubah. Tiada bayaran dikenakan. Sila lihat harga baharu, dan beli semula jika anda mahu.',
  ORDER_UNDER_WAY: 'Kami sedang menyemak pembelian ini dengan bank anda. Sila tunggu, dan jangan beli lagi.',
  ORDER_NOT_PAID: 'Pembelian ini tidak dibayar. Sila beli semula.',
  ORDER_REDEEMED: 'Produk ini telah ditebus.',
  ORDER_GIVEN_BACK: 'Pembelian ini telah dipulangkan, dan wangnya dipulangkan ke kad anda.',
  ORDER_ENDED: 'Pembelian ini tidak berjaya, dan tiada bayaran dikenakan. Sila beli semula.',
  ORDER_WRONG_AMOUNT: 'Amaun yang dibayar bukan harga pesanan ini. Sila lihat bayaran itu pada penyedia kad.',
  ORDER_PAYMENT_KNOWN:
    'Hasil bayaran ini sudah diketahui. Sila tutup tetingkap ini, dan lihat keadaan pesanan itu sekarang.',
  ORDER_PAYMENT_ASKED:
    'Kami masih bertanya kepada penyedia kad tentang bayaran ini. Sila kembali sejam selepas pesanan dibuat.',
} as const
