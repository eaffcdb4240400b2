/** Spanish words that hold a sentence together: their English, a colon, every form; "_" joins a phrase, nothing before the colon drops it. */
export const spanishGloss = `
the: el la los las lo
a: un uno una unos unas
: se pues
I: yo
you: tú te usted ustedes vosotros os ti
we: nosotros nosotras
us: nos
he: él
she: ella
they: ellos ellas
it: ello
me: me mí
him: le les
my: mi mis mío mía
your: tu tus vuestro vuestra
our: nuestro nuestra nuestros nuestras
their: su sus suyo suya
this: este esta esto
these: estos estas
that: que ese esa eso aquel aquella
those: esos esas aquellos aquellas
such: tal tales
same: mismo misma mismos mismas
who: quién quien quiénes quienes
what: qué
which: cuál cual cuáles cuales
whose: cuyo cuya cuyos cuyas
when: cuándo cuando
where: dónde donde adónde
why: por_qué
how: cómo
how much: cuánto cuánta
how many: cuántos cuántas
how long: cuánto_tiempo cuánto_dura
how often: con_qué_frecuencia cuántas_veces cada_cuánto
at what time: a_qué_hora
until when: hasta_cuándo
from when: desde_cuándo a_partir_de_cuándo
and: y e
or: o u
but: pero sino
however: sin_embargo no_obstante
if: si
because: porque ya_que puesto_que
while: mientras
although: aunque
as soon as: en_cuanto tan_pronto_como
so that: para_que
in order to: a_fin_de
therefore: por_lo_tanto por_tanto por_consiguiente
as: como
not: no
no: ningún ninguno ninguna
nothing: nada
nobody: nadie
never: nunca jamás
neither: tampoco ni
someone: alguien
something: algo
no longer: ya_no
not yet: todavía_no aún_no
yes: sí
of: de
of the: del
to: a
to the: al
in: en
with: con
without: sin
for: para por
from: desde a_partir_de a_partir_del
until: hasta
at the latest: a_más_tardar
before: antes antes_de antes_del previamente con_antelación
after: después después_de tras luego
during: durante
within: dentro_de en_un_plazo_de en_el_plazo_de
outside: fuera fuera_de
inside: dentro
between: entre
against: contra
towards: hacia
under: bajo debajo
over: sobre encima
behind: detrás
in front of: delante ante
beside: junto_a
near: cerca
besides: además asimismo
except: salvo excepto
because of: a_causa_de debido_a
instead of: en_lugar_de en_vez_de
despite: a_pesar_de pese_a
according to: según conforme_a de_acuerdo_con
in case of: en_caso_de
approximately: aproximadamente
per day: al_día por_día
per month: al_mes por_mes
per year: al_año por_año
per week: a_la_semana por_semana
per person: por_persona
per hour: por_hora
each: cada_uno cada_una
every: cada
all: todo toda todos todas
every day: todos_los_días
both: ambos ambas
other: otro otra otros otras demás
several: varios varias diversos diversas
some: algunos algunas algún alguna alguno
any: cualquier cualquiera
many: muchos muchas
much: mucho mucha
few: pocos pocas
little: poco poca
more: más
more than: más_de
less: menos
less than: menos_de
most: mayoría mayor_parte
too: demasiado
enough: bastante suficiente
only: solo sólo solamente únicamente exclusivamente
also: también
still: todavía aún
already: ya
again: de_nuevo nuevamente
always: siempre
often: a_menudo
sometimes: a_veces
soon: pronto
now: ahora actualmente
today: hoy
tomorrow: mañana
yesterday: ayer
then: entonces
there: allí ahí
here: aquí
very: muy
so: así tan
together: juntos juntas
directly: directamente
immediately: inmediatamente de_inmediato enseguida
at least: al_menos por_lo_menos como_mínimo
at most: como_máximo
maximum: máximo máxima
exactly: exactamente
possibly: quizá quizás posiblemente
normally: normalmente por_regla_general
for example: por_ejemplo
there is: hay
there was: había hubo
there will be: habrá
must: debe deben debo debemos deberá deberán debería deberían deba deban debía deber hay_que tiene_que tienen_que tengo_que tenemos_que
can: puede pueden puedo puedes podemos podrá podrán pueda puedan poder
could: podía podían podría podrían podido pudo
want: quiere quieren quiero queremos querer quisiera
is: es está
are: son somos están estamos
am: soy estoy
be: ser será serán sea sean estar estará estarán esté estén
being: siendo estando
been: sido estado
was: era fue estaba estuvo
were: eran fueron estaban
would be: sería serían
has: ha tiene
have: han he hemos haya hayan haber tienen tengo tenemos tener tendrá tendrán tenga tengan
had: habían tenía tenían tuvo tenido
do: hacer hace hacen hago hecho
go: ir va van voy vamos ido
come: venir viene vienen
take: tomar toma toman
put: poner pone ponen
give: dar da dan dado
get: recibir recibe reciben recibido obtener obtiene obtienen
say: decir dice dicen dicho
know: saber sabe saben
see: ver ve ven visto
find: encontrar encuentra encuentran
stay: quedar queda quedan permanecer
need: necesita necesitan necesito necesitar
happens: pasa ocurre sucede
takes place: tiene_lugar se_celebra se_celebrará tendrá_lugar
apply: se_aplica se_aplican rige
use: usar usa utilizar utiliza utilizado
long: largo larga largos largas
new: nuevo nueva nuevos nuevas
old: viejo vieja
large: gran grande grandes
small: pequeño pequeña pequeños pequeñas
good: buen bueno buena buenos buenas
better: mejor mejores
high: alto alta altos altas
own: propio propia propios propias
first: primer primero primera primeros primeras
second: segundo segunda
third: tercer tercero tercera
last: último última últimos últimas
next: próximo próxima próximos próximas siguiente siguientes
half: medio media mitad
hours: horas
hour: hora
minutes: minutos
day: día
days: días
week: semana
weeks: semanas
month: mes
months: meses
year: año
years: años
once: una_vez
twice: dos_veces
time: vez
times: veces
people: gente personas
mr: señor
mrs: señora
cents: céntimos
percent: por_ciento
in writing: por_escrito
weekend: fin_de_semana
chf: chf
`;
