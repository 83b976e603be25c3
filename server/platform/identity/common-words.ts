/**
 * Words that people make passwords of, in the languages of the product: written for this list, without accents. It need not
 * be complete: a password of one short word is weak whatever the word is (`password-strength.ts`).
 */
const WORDS = `
  password passwort passord passwd passphrase motdepasse contrasena clave senha palavra parola haslo salasana wachtwoord
  secret secreto segredo geheim lihim sikreto access acceso admin administrator administrador root user guest login logon
  signin default master change changeme letmein welcome bienvenue bienvenido bemvindo willkommen hello hallo hola bonjour
  ola kumusta mabuhay test testing temp temporary example sample demo staff office work trabajo travail trabalho company
  security secure private server system windows internet computer network wifi router google facebook twitter instagram
  whatsapp youtube amazon apple microsoft samsung iphone android linux github
  guidepost city town council municipality government public ciudad ville cidade lungsod street camera sensor guide
  qwerty qwertz azerty asdf zxcv qazwsx
  love iloveyou loveyou lovely lover amor amour teamo jetaime mahal mahalkita baby babygirl honey sweet sweetheart darling
  angel angelo princess princesa princesse queen king prince knight family familia famille friend friends forever always
  happy smile sunshine summer winter spring autumn verano invierno hiver verao monday tuesday wednesday thursday friday
  saturday sunday lunes martes viernes domingo lundi vendredi dimanche january february march april june july august
  september october november december enero janvier today
  dragon monkey tiger lion eagle falcon panther shark wolf bear horse dolphin butterfly bunny puppy kitty kitten rabbit
  chicken cookie chocolate cheese banana orange lemon cherry strawberry coffee pepper ginger sugar candy pizza flower
  flowers rose daisy lily jasmine rainbow star stars moon sunny ocean river mountain forest garden thunder lightning
  diamond silver golden gold black white green purple yellow blue red pink
  football soccer baseball basketball hockey tennis golf futbol fotball cricket rugby swimming fishing liverpool arsenal
  chelsea barcelona realmadrid juventus benfica flamengo corinthians lakers yankees cowboys steelers packers
  batman superman spiderman ironman starwars pokemon naruto minecraft fortnite nintendo mario zelda matrix ninja samurai
  pirate wizard shadow phantom ghost killer hunter hunter2 ranger soldier warrior maverick trustno freedom liberty peace
  power energy magic lucky winner champion money dollar million business cowboy rocket racing harley ferrari porsche
  mercedes toyota honda mustang corvette bmw jesus jesuschrist christ god godisgood allah buddha maria faith blessed heaven
  music guitar metal metallica slipknot eminem beatles hiphop dance dancing
  michael david john james robert william thomas daniel matthew andrew joseph charles christopher anthony joshua jordan
  alexander alex nicholas jonathan jennifer jessica michelle ashley amanda sarah stephanie nicole elizabeth melissa laura
  emily anna andrea angela martin jose juan carlos luis miguel antonio manuel pedro javier francisco fernando ricardo
  eduardo roberto sophie julie marie pierre nicolas julien camille claire charlotte oliver george harry charlie jack max
  samantha victoria patricia barbara linda maggie molly bella lucas gabriel rafael bruno joao paulo ana sofia sokha dara
  london paris berlin madrid newyork chicago boston dallas california texas america canada brasil brazil mexico espana
  france portugal england germany cambodia phnompenh manila pilipinas philippines
  one two three four five six seven eight nine ten uno dos tres deux trois
`;

export const COMMON_WORDS: readonly string[] = WORDS.trim().split(/\s+/);
