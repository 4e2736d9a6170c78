/** Danger in the other languages of Singapore. Whoever needs help does not write in the language of a page. */

/** Chinese, Malay, Tamil: suicide, wanting to die. */
export const selfHarmElsewhere = /自杀|自殺|想死|不想活|结束生命|結束生命|bunuh diri|nak mati|தற்கொலை/iu

/** Chest pain, heart attack, stroke, breathing, unconscious, ambulance, help. */
export const urgentElsewhere =
  /救命|胸口?[很好]?[痛疼闷]|心脏病|心臟病|中风|中風|不能呼吸|呼吸困难|呼吸困難|喘不过气|昏迷|晕倒|暈倒|救护车|救護車|大出血|sakit dada|sesak nafas|tak boleh bernafas|serangan jantung|pengsan|ambulans|strok\b|மாரடைப்பு|நெஞ்சு வலி|மூச்சுத் திணறல்|ஆம்புலன்ஸ்/iu
