// Groups are parted by a bar or a new line, the basic form first; only forms whose stem differs from its own stand here.

/** Verbs, with the nouns made of them. */
const verbs = `
andar anduvo|caer cae cayó caído cayeron caiga
conducir condujo conduzca conducción condujeron
reducir redujo reducción reduzca redujeron
producir produjo producción produzca produjeron producto
traducir tradujo traducción traduzca
introducir introdujo introducción introduzca|deducir dedujo deducción deduzca
conocer conozco|reconocer reconozca|parecer parezca|aparecer aparezca aparición
desaparecer desaparezca desaparición|ofrecer ofrezca oferta
establecer establezca|pertenecer pertenezca|permanecer permanezca permanencia
nacer nacimiento nazca|crecer crezca crecimiento|agradecer agradezca
obedecer obedezca obediencia|favorecer favorezca|fallecer fallezca
merecer merezca|dar da dio dado dieron|decir dice dijo dicho diga dijeron dirá
predecir predice predijo predicción
contradecir contradice contradijo contradicción|bendecir bendice bendición
dormir duerme durmió|morir muere murió muerto|escribir escrito escritura
describir descrito descripción|inscribir inscrito inscripción
suscribir suscrito suscripción|prescribir prescrito prescripción
transcribir transcrito transcripción|estar está estuvo
hacer hizo hecho haga hará hicieron|deshacer deshizo deshecho
rehacer rehizo rehecho|satisfacer satisfizo satisfecho satisfacción satisfaga
haber hay ha hubo habrá|ir va ido irá vaya voy|ser es fue sido era sea fueron
leer lee leído lectura|creencia creyó creído|poseer posee poseyó posesión
proveer provee proveyó provisto provisión|oír oye oyó oído|pedir pide
despedir despide despido|impedir impide impedimento|servir sirve
seguir sigue siguió|conseguir consigue consiguió
perseguir persigue persiguió persecución|proseguir prosigue prosiguió
repetir repite repetición|competir compite competición|rendir rinde
elegir elige elija elección|corregir corrige corrija corrección|regir rige rija
exigir exija exigencia|dirigir dirija|proteger proteja protección|recoger recoja
escoger escoja|acoger acoja|coger coja|surgir surja|fingir finja
distinguir distingue distinción|extinguir extingue extinción|perder pierde
poder puede pudo podrá poderes|poner puso pondrá ponga
proponer propuso propuesto propondrá proponga
disponer dispuso dispuesto disposición disponga disponibilidad
componer compuso compuesto composición
exponer expuso expuesto exposición exponga|imponer impuso imponga imposición
oponer opuso opuesto oposición|suponer supuso suposición suponga
reponer repuso repuesto reposición|deponer depuso
interponer interpuso interponga interpuesto|querer quiere quiso querrá
saber supo sabrá|tener tiene tuvo tendrá tenga
obtener obtiene obtuvo obtendrá obtenga obtención
contener contiene contuvo contendrá contenga
mantener mantiene mantuvo mantendrá mantenga
retener retiene retuvo retendrá retenga retención
sostener sostiene sostuvo sostenga|detener detiene detuvo detenga detención
abstener abstiene abstuvo abstenga abstención|entretener entretiene entretuvo
traer trajo traiga trajeron|atraer atrajo atraiga atracción
extraer extrajo extraiga extracción|vender venta|venir viene vendrá venga
prevenir previene previno prevenga prevención
convenir conviene convino convenga convenio
intervenir interviene intervino intervenga intervención
provenir proviene provino provenga|ver ve vio visto vea veía
prever previsto previsión prevea|vivir vida|volver vuelve vuelto
devolver devuelve devuelto devolución|resolver resuelve resuelto resolución
envolver envuelve envuelto|disolver disuelve disuelto disolución
absolver absuelve absuelto|desenvolver desenvuelve|mover mueve movimiento
remover remueve|promover promueve promoción|llover llueve lluvia
abrir abre abrió abierto apertura|cubrir cubierto cobertura
descubrir descubierto|romper roto rotura ruptura|imprimir impreso impresión
cerrar cierra|empezar empieza empiece|comenzar comienza comience|pensar piensa
costar cuesta|mostrar muestra|demostrar demuestra|encontrar encuentra
recordar recuerda|acordar acuerda|aprobar aprueba|probar prueba
comprobar comprueba|renovar renueva|almorzar almuerza almuerce
reforzar refuerza refuerce|esforzar esfuerza|volar vuela|colgar cuelga
soltar suelta|descontar descuenta|recontar recuento|acostar acuesta
apostar apuesta|jugar juega|recomendar recomienda|confesar confiesa confesión
despertar despierta|gobernar gobierna|calentar calienta|acertar acierta
manifestar manifiesta|apretar aprieta|atravesar atraviesa|sembrar siembra
temblar tiembla|nevar nieva|negar niega negación|arrendar arrienda
quebrar quiebra|fregar friega|atender atiende atención|entender entiende
extender extiende extensión|defender defiende defensa|encender enciende
ascender asciende ascenso|descender desciende descenso|trascender trasciende
verter vierte|preferir prefiere prefirió preferencia
requerir requiere requirió requisito|referir refiere refirió referencia
sugerir sugiere sugirió sugerencia
transferir transfiere transfirió transferencia|diferir difiere difirió
conferir confiere confirió|inferir infiere|ingerir ingiere
adherir adhiere adhesión|invertir invierte invirtió inversión
convertir convierte convirtió conversión|advertir advierte advirtió advertencia
divertir divierte|sentir siente sintió sentimiento|consentir consiente consintió
hervir hierve|adquirir adquiere adquisición|construir construcción
destruir destrucción|incluir inclusión|excluir exclusión|concluir conclusión
huir huye huida|instruir instrucción|influir influencia|buscar busque búsqueda
sacar saque|tocar toque|atacar ataque|aplicar aplique|publicar publique
comunicar comunique|indicar indique|explicar explique
verificar verifica verifique|modificar modifica modifique
notificar notifica notifique|certificar certifica certifique
identificar identifica identifique|especificar especifique
justificar justifica justifique|rectificar rectifica rectifique
clasificar clasifica clasifique|calificar califica califique
planificar planifica planifique|simplificar simplifica simplifique
fabricar fabrique|practicar practique|dedicar dedique|implicar implique
ubicar ubique|marcar marque|colocar coloque|convocar convoque convocatoria
provocar provoque|revocar revoque|equivocar equivoque|embarcar embarque
aparcar aparque|abarcar abarque|arrancar arranque|destacar destaque
educar eduque|duplicar duplique|multiplicar multiplique
ratificar ratifica ratifique|autorizar autorice|utilizar utilice
realizar realice|garantizar garantice garantía|finalizar finalice
formalizar formalice|actualizar actualice|analizar analice análisis
alcanzar alcance|avanzar avance|lanzar lance lanzamiento|rechazar rechace
reemplazar reemplace|aplazar aplace|desplazar desplace|cruzar cruce|trazar trace
visualizar visualice|localizar localice|personalizar personalice
especializar especialice|movilizar movilice|indemnizar indemnice
amortizar amortice|penalizar penalice|cotizar cotice|sincronizar sincronice
digitalizar digitalice|optimizar optimice|decidir decisión|dividir división
admitir admisión|permitir permiso|emitir emisión|transmitir transmisión
omitir omisión|remitir remisión|dimitir dimisión|comprometer compromiso
prometer promesa|conceder concesión|ceder cesión|acceder acceso|exceder exceso
suceder suceso|preceder precedencia|responder respuesta
corresponder correspondencia|suspender suspensión|comprender comprensión
sorprender sorpresa|aprender aprendizaje|solicitar solicitud|alquilar alquileres
reenviar reenvía|ampliar ampliación|variar variación|confiar confianza
graduar graduación|prohibir prohibición|reunir reunión|recibir recepción
percibir percepción|concebir concibe concepción|interrumpir interrupción
corromper corrupción|asistir asistencia|existir existencia|residir residencia
resistir resistencia|insistir insistencia|coincidir coincidencia
vencer venza vencimiento|convencer convenza|ejercer ejerza ejercicio
torcer tuerce|cocer cuece|revisar revisión|expresar expresión|invadir invasión
evadir evasión|difundir difusión|fundir fusión|confundir confusión
sobrevivir supervivencia|ganar ganancia|nombrar nombramiento|criticar critique
diagnosticar diagnóstico diagnostique|pronosticar pronóstico
fotografiar fotografía|autentificar autentifica autentifique
`;

/** Nouns and adjectives. */
const nounsAndAdjectives = `
bueno mejor|malo peor|grande gran|alto altura altos|ancho anchura anchos
joven jóvenes juventud|viejo vejez|rico riqueza|pobre pobreza|verdadero verdad
posible posibilidad|capaz capaces|enfermo enfermedad enfermedades
ausente ausencia|urgente urgencia|vez veces|ciudad ciudades|cantidad cantidades
propiedad propiedades|prioridad prioridades|entidad entidades|unidad unidades
sociedad sociedades|calidad calidades|novedad novedades|mitad mitades
amistad amistades|dificultad dificultades|facultad facultades
libertad libertades|lugar lugares|hogar hogares|taller talleres|dólar dólares
líder líderes|estándar estándares|similar similares|regular regulares
particular particulares|popular populares|familiar familiares|titular titulares
militar militares|escolar escolares|celular celulares|ejemplar ejemplares
circular circulares|auxiliar auxiliares|deber deberes|placer placeres
máster másteres|mujer mujeres|carácter caracteres|línea líneas|tarea tareas
menú menús|máximo máximos|mínimo mínimos|próximo próximos|año años|día días
luz luces|voz voces|juez jueces|lápiz lápices|raíz raíces|actriz actrices actor
eficaz eficaces eficacia|veloz veloces|feliz felices|matriz matrices
directriz directrices|alcalde alcaldesa|origen orígenes|examen exámenes
imagen imágenes|margen márgenes|volumen volúmenes|virgen vírgenes
crimen crímenes|resumen resúmenes|régimen regímenes
`;

/** Regular plurals that their endings do not bring to the stem of the word. */
const plurals = `
contraste contrastes|contrabando contrabandos|náusea náuseas
ansiedad ansiedades|soledad soledades|arbitrariedad arbitrariedades
crueldad crueldades|infeliz infelices|densidad densidades|cavidad cavidades
humedad humedades|lealtad lealtades|desorden desórdenes|apto aptos
realidad realidades|tenaz tenaces|incapaz incapaces|abdomen abdómenes
nariz narices|cicatriz cicatrices|germen gérmenes|diarrea diarreas
cefalea cefaleas|poni ponis|ostra ostras|avestruz avestruces|babosa babosas
lombriz lombrices|alga algas|nuez nueces|orquídea orquídeas|café cafés
gaseosa gaseosas|asno asnos|hipopótamo hipopótamos|ancla anclas
chimenea chimeneas|urna urnas|disfraz disfraces|sofá sofás|olla ollas
altavoz altavoces|cuaderno cuadernos|barniz barnices|tsunami tsunamis
onda ondas|hectárea hectáreas|infierno infiernos|alma almas|espíritu espíritus
sinónimo sinónimos|subarriendo subarriendos|barbacoa barbacoas
antigüedad antigüedades|precoz precoces|verdad verdades|igualdad igualdades
variedad variedades|arte artes|tribu tribus|metrópoli metrópolis|isla islas
marítimo marítimos|gobierno gobiernos|gravamen gravámenes|seudónimo seudónimos
bebé bebés|comité comités|subcomité subcomités|asamblea asambleas
portavoz portavoces|copropiedad copropiedades|acrónimo acrónimos
legítimo legítimos|anónimo anónimos|invierno inviernos|aprendiz aprendices
bici bicis|espécimen especímenes|taxi taxis|aerolínea aerolíneas
tentempié tentempiés|tempestad tempestades|capataz capataces
voluntad voluntades|pez peces|cáliz cálices|azotea azoteas|pelea peleas
`;

export const spanishForms = [verbs, nounsAndAdjectives, plurals]
  .map((part) => part.trim().replaceAll("\n", "|"))
  .join("|");
