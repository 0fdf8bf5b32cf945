/** Question words and little words of Hindi and Telugu, in Latin letters and in their own. */
export const indianFillers = [
  // Hindi
  'aur bhi chahiye chahie chaiye hai hain hoga hota hoti hum humko humein idhar ise iska iske iski ka kab kahan kahaan kaise kaisa kare karein karna karne karun karu ke kaun kaunsa ki kitna kitne kitni ko koi kya kyon kyun lagega lagegi lagta lagti le lena lene liye mein mera mere meri milega milta milti mujhe nahi nahin par pe se ho jata jaata kare banaye banana banwana banwaye lagana wala wale wali',
  'और भी चाहिए है हैं होगा होता होती हम हमें का कब कहाँ कहां कैसे कैसा करें करना करने के कौन कौनसा की कितना कितने कितनी को कोई क्या क्यों लगेगा लगता लगती लेना लेने लिए में मेरा मेरे मेरी मिलेगा मिलता मुझे नहीं पर से हो जाता',
  // Telugu
  'ela enta entha ekkada eppudu emi evaru kavali kavala cheyali cheyyali cheyadam naa naaku nenu undi unda ledu oka aa ee ki ku lo tho gurinchi kosam pondali avasarama avasaram',
  'ఎలా ఎంత ఎక్కడ ఎప్పుడు ఏమి ఏంటి ఎవరు కావాలి కావాలా చేయాలి చేయడం నా నాకు నేను ఉంది ఉందా లేదు ఒక ఆ ఈ కి కు లో తో గురించి కోసం పొందాలి అవసరమా అవసరం',
].flatMap((words) => words.split(' '));
