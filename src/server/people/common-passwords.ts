/**
 * What people choose first where ten letters are asked for, without the digits and signs they put around it: these are
 * taken away before a password is looked up.
 */
const COMMON = `
  password passw0rd passwort passphrase kennwort motdepasse contrasena wachtwoord letmein letmeinplease opensesame
  trustno changeme changemenow default secret qwerty qwertyuiop qwertyuiopasdf qwertzuiop azertyuiop asdfghjkl
  zxcvbnm yxcvbnm qazwsxedc qazwsxedcrfv abcdefghij abcdefghijk abcdefghijkl abcabcabc zxcvbnmasd administrator
  superuser welcome welcomehome iloveyou iloveyouso ihateyou sunshine princess football basketball baseball
  superman batman starwars spiderman liverpool manchester chelsea barcelona realmadrid arsenal bayern
  manchesterunited computer internet samsung microsoft google facebook minecraft playstation christmas september
  november december february summertime butterfly strawberry chocolate correcthorsebatterystaple thisismypassword
  mypassword yourpassword nopassword railhead railroad railway railways locomotive locomotives train trains
  boardgame boardgames shares chicagoexpress chicago express tracklaying stockmarket dividend
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(COMMON.trim().split(/\s+/));
