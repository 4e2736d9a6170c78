/** Traditional characters of the table, for whoever types them, and the simplified ones in the same order. */
const traditional =
  '賠償請問嗎麼個這還沒時間幾樣進報銷擔證醫療診專檢門開關營業點鐘為無過絕駁錢賬戶轉匯單據發資補齊遞錄會員劃額餘誰說謝學體產婦應該變號碼稅務險國離職辭買賣電話腦聽愛聯絡網統藥劑嚴處狀態決後裡裏兒媽爺親條張萬與從給結銀歡識覺讓輕傷氣壓總經隊長師臨緊殺樓斷動術並內費價貴減較雙屬領東車預約訊種類範圍負責復複審當實際確認準備'
const plain =
  '赔偿请问吗么个这还没时间几样进报销担证医疗诊专检门开关营业点钟为无过绝驳钱账户转汇单据发资补齐递录会员划额余谁说谢学体产妇应该变号码税务险国离职辞买卖电话脑听爱联络网统药剂严处状态决后里里儿妈爷亲条张万与从给结银欢识觉让轻伤气压总经队长师临紧杀楼断动术并内费价贵减较双属领东车预约讯种类范围负责复复审当实际确认准备'

const plainOf = new Map([...traditional].map((character, place) => [character, [...plain][place] ?? character]))

export function simplified(text: string): string {
  return [...text].map((character) => plainOf.get(character) ?? character).join('')
}
