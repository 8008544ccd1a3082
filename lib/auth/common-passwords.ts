/** The commonest passwords of leaked lists that reach the length rule, folded (lower case, no spaces or marks). */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
1234567890 0123456789 0987654321 9876543210 12345678910 123456789a a123456789 1234567891 1111111111 0000000000
1122334455 1234512345 123123123123 123456123456 12345678901 123456789012 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6
1qaz2wsx3edc qazwsxedcrfv qwertyuiop qwertyuiop123 qwerty12345 qwerty123456 asdfghjkl1 asdfghjkl123 zxcvbnm123 1234qwerasdf
qwer1234asdf abcd123456 abc1234567 abc123456789 abcdefghij abcdefghijk a1b2c3d4e5 aa12345678 aa123456789 qq123456789
password12 password123 password1234 passwordpassword p@ssword123 p@ssw0rd123 passw0rd123 mypassword mypassword1 changeme123
welcome123 welcome1234 iloveyou12 iloveyou123 iloveyou520 5201314520 52013141314 woaini1314 woaini5201314 woaini520
woaini1314520 adminadmin admin12345 admin123456 administrator letmein123 sunshine123 princess123 football123 baseball123
superman123 dragon12345 monkey12345 michael123 liverpool1 manchester computer123 internet123 samsung123 chocolate1
basketball starwars123 test123456 testtest123 guest12345 user123456 rootroot123 secret1234 master1234 google1234
147258369 1472583690 7894561230 789456123a 3141592653 31415926535 1357924680 2468101214 asdf123456 zxcvbn1234
1a2b3c4d5e qweasdzxc1 qweasdzxc123 qazwsx1234 qazxswedc1 aaaaaaaaaa abcabcabc123 112233445566 11223344556677 159753456852
88888888888 8888888888 6666666666 66666666666 5555555555 9999999999 123456qwerty 12345qwert 1234567qwertyu zhang123456
wang123456 li123456789 nihao123456 woaiwojia1 wodemima123 annotator123 annotation face4rag123 face4ragstudio
`
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[._+-]/g, '')),
);
